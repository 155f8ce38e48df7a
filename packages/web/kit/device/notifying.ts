import { change } from '../remembered/settings.ts';

/** Whether this browser can show notifications at all, and nobody has forbidden it. */
export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

export const isNotifying = (): boolean => mayNotify() && Notification.permission === 'granted';

/** Asks the browser's own question, and remembers the answer. Only after a tap: browsers punish anything else. */
export async function askToNotify(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === 'granted';
  change({ notify: granted });
  return granted;
}

/** No more calls, also none through the browser's push service. */
export async function stopNotifying(): Promise<void> {
  change({ notify: false });
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await tellPushAddress(null);
}

/** Where the server can call this device; null: nowhere. */
export const tellPushAddress = (endpoint: string | null): Promise<unknown> =>
  fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  });
