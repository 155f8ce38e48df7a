import { CowTable } from './cow006/cow.ts';
import { Lobby, sitDown } from './steps/lobby.ts';
import { expect, type Page, test } from './test.ts';

test('whoever looks elsewhere is called to their turn by the device itself, and a table keeps the screen awake', async ({
  page,
  person,
}) => {
  const guest = await person({ serviceWorkers: 'allow', permissions: ['notifications'] });
  await watchDevice(guest);
  const lobby = await Lobby.open(page);
  await sitDown(guest, new URL(page.url()).pathname, 'Марта');
  await guest.evaluate(async () => void (await navigator.serviceWorker.ready));
  await lobby.deal.click();
  const [host, friend] = [new CowTable(page), new CowTable(guest)];
  await friend.untilTurn(1);
  await expect.poll(() => asked(guest, 'awake')).toBeGreaterThan(0);

  await friend.lay();
  await guest.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const felt = await asked(guest, 'felt');
  await host.lay();
  await expect.poll(() => asked(guest, 'shown')).toBe(1);
  expect(await asked(guest, 'felt')).toBeGreaterThan(felt);
});

/**
 * Counts calls to the device's APIs and passes them on. Their effect cannot be seen here: this browser has no screen to
 * keep awake, and keeps no notifications.
 */
const watchDevice = (page: Page) =>
  page.addInitScript(() => {
    // The permission is granted, but headless browsers deny it in this property.
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    const device = { felt: 0, awake: 0, shown: 0 };
    Object.assign(globalThis, { device });
    const kept = JSON.parse(localStorage.getItem('izvilina') ?? '{}');
    localStorage.setItem('izvilina', JSON.stringify({ ...kept, notify: true }));
    const count = <T extends object>(owner: T, method: keyof T, name: keyof typeof device) => {
      const original = owner[method] as (...given: unknown[]) => unknown;
      const counted = function (this: unknown, ...given: unknown[]) {
        device[name] += 1;
        return original.apply(this, given);
      };
      Object.assign(owner, { [method]: counted });
    };
    count(navigator, 'vibrate', 'felt');
    count(navigator.wakeLock, 'request', 'awake');
    count(ServiceWorkerRegistration.prototype, 'showNotification', 'shown');
  });

const asked = (page: Page, what: 'felt' | 'awake' | 'shown') =>
  page.evaluate((name) => (globalThis as unknown as { device: Record<string, number> }).device[name] ?? 0, what);
