import { rename } from '../../settings/rename.ts';
import { SettingsForm } from '../../settings/SettingsForm.tsx';
import '../../pages/pages.css';

/** The settings over the table. Settings that concern all devices are only on the settings page. */
export default function SettingsSheet() {
  return (
    <div className="settings">
      <SettingsForm onRename={rename} />
    </div>
  );
}
