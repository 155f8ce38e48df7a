import { rename } from '../../settings/rename.ts';
import { SettingsForm } from '../../settings/SettingsForm.tsx';
import '../../pages/pages.css';

/** The settings over the table; what concerns all devices stays on the page of its own. */
export default function SettingsSheet() {
  return (
    <div className="settings">
      <SettingsForm onRename={rename} />
    </div>
  );
}
