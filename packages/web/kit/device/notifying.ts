import { change } from '../remembered/settings.ts';

/** Whether this browser can show notifications and they have not been denied. */
export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

export const isNotifying = (): boolean => mayNotify() && Notification.permission === 'granted';

/** Asks for the browser's permission and stores the answer. Call only after a tap: browsers penalize anything else. */
export async function askToNotify(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === 'granted';
  change({ notify: granted });
  return granted;
}

/** Stops all notifications, also those through the browser's push service. */
export async function stopNotifying(): Promise<void> {
  change({ notify: false });
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await tellPushAddress(null);
}

/** Tells the server where to send push messages for this device; null: nowhere. */
export const tellPushAddress = (endpoint: string | null): Promise<unknown> =>
  fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  });
