import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServerStore } from '../storage/server-store.ts';
import { DATABASES } from '../testing/databases.ts';
import { deviceKind } from './device-kind.ts';
import { createGuests, type Guests, ROTATE_AFTER } from './guests.ts';

describe.each(DATABASES.filter(({ skip }) => !skip))('guests on $name', ({ start }) => {
  let store: ServerStore;
  let guests: Guests;
  let now: number;
  let database: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    store = await database.empty();
    now = 1_000_000;
    guests = createGuests(store, () => now);
  });
  afterEach(async () => {
    await store.close();
  });

  const asked = (setCookie: string) => ({ cookie: setCookie.split(';')[0], secure: false });
  const idOf = async (setCookie: string) => (await guests.known(asked(setCookie)))?.id ?? null;

  test('the token changes from time to time, and the one before works until the new one has arrived', async () => {
    const { guest, setCookie: first } = await guests.welcome({ cookie: undefined, secure: false });
    expect(await guests.renewal(asked(first))).toEqual({ setCookie: first, rotated: false });
    now += ROTATE_AFTER;
    const renewed = await guests.renewal(asked(first));
    const second = renewed?.setCookie as string;
    expect([renewed?.rotated, second === first]).toEqual([true, false]);
    expect(await idOf(first)).toBe(guest.id); // the answer with the new cookie may have been lost
    expect(await guests.renewal(asked(first))).toBeNull(); // a parallel request must not bring the old cookie back
    expect(await idOf(second)).toBe(guest.id);
    expect(await idOf(first)).toBeNull();
  });

  test('of two requests that would change it at the same moment one does', async () => {
    const { setCookie: first } = await guests.welcome({ cookie: undefined, secure: false });
    now += ROTATE_AFTER;
    const renewals = await Promise.all([guests.renewal(asked(first)), guests.renewal(asked(first))]);
    expect(renewals.filter((it) => it?.rotated)).toHaveLength(1);
    expect(renewals).toContain(null); // the other request leaves the cookie alone
  });

  test.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
      'Chrome, Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 YaBrowser/24.6 Safari/537.36', 'Яндекс Браузер, Windows'],
    ['curl/8.5.0', ''],
    [undefined, ''],
  ])('%s is called «%s»', (userAgent, kind) => expect(deviceKind(userAgent)).toBe(kind));
});
