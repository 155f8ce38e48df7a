import { tellPushAddress } from '../../kit/device/notifying.ts';

/**
 * Has this device called through its browser's push service, where the server has keys for it. For games by mail: whoever
 * plays those closes the page between two moves.
 */
export async function subscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.pushManager) return;
  const { key } = (await (await fetch('/api/push')).json()) as { readonly key: string | null };
  if (key === null) return;
  const known = await registration.pushManager.getSubscription();
  const { endpoint } =
    known ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await tellPushAddress(endpoint);
}
