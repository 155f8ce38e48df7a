import { tellPushAddress } from '../../kit/device/notifying.ts';

/**
 * Subscribes to push messages, if the server has keys. For games by mail: their players close the page between moves.
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
