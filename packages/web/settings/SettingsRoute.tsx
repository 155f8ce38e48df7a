import { useOwnWords } from '../i18n/words.ts';
import { leaveNote } from '../kit/notes.tsx';
import { change, useSettings } from '../kit/settings.ts';
import { MyData } from './MyData.tsx';
import { rename } from './rename.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { useMyDevices } from './useMyDevices.ts';
import { WORDS } from './words.ts';

export default function SettingsRoute() {
  const text = useOwnWords(WORDS);
  const { language } = useSettings();
  const { devices, signOut, erase } = useMyDevices();
  const failed = () => leaveNote({ icon: 'cross', title: text.data.failed });
  return (
    <SettingsPage onRename={rename}>
      {devices && (
        <MyData
          devices={devices}
          language={language}
          onSignOut={(device) => void signOut(device).catch(failed)}
          onErase={() => {
            erase().then(() => change({ nickname: '' }), failed);
          }}
        />
      )}
    </SettingsPage>
  );
}
