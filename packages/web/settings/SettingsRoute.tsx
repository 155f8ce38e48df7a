import { useOwnWords } from '../i18n/words.ts';
import { change, useSettings } from '../kit/remembered/settings.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
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
