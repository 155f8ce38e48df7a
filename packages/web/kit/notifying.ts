import { change } from './settings.ts';

/** Whether this browser can show notifications at all, and nobody has forbidden it. */
export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

export const isNotifying = (): boolean => mayNotify() && Notification.permission === 'granted';

/** Asks the browser's own question, and remembers the answer. Only after a tap: browsers punish anything else. */
export async function askToNotify(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === 'granted';
  change({ notify: granted });
  return granted;
}
