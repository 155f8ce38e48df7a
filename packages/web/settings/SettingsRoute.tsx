import { transportTo } from '../client/transports.ts';
import { SettingsPage } from './SettingsPage.tsx';

export default function SettingsRoute() {
  const rename = (name: string) => {
    for (const where of ['local', 'online'] as const)
      transportTo(where)
        .order({ type: 'rename', name })
        .catch(() => undefined);
  };
  return <SettingsPage onRename={rename} />;
}
