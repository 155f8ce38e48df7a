import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIMITS, MOST_HOSTED } from '../deps.ts';
import { dealt, firstMove, gatheringTable } from '../testing/cow-table.ts';
import { Person, Rig } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const node = () => rig.node({ think: firstMove });

it('is found by its code only while it gathers', async () => {
  const on = node();
  const { code } = await dealt(on);
  await expect(new Person<CowView>(on, 'raya').say({ type: 'find', code })).rejects.toThrow('NO_SUCH_CODE');
  const host = new Person<CowView>(on, 'dima');
  const { table } = (await host.say(gatheringTable())) as { table: string };
  await host.say({ type: 'open', table });
  const typed = ` ${host.info.code?.toLowerCase()} `;
  expect(await new Person<CowView>(on, 'raya').say({ type: 'find', code: typed })).toEqual({ table });
});

it('has only so many watchers, and a guest only so many tables', async () => {
  const on = node();
  const { anya, table } = await dealt(on);
  const watchers = Array.from({ length: LIMITS.watchersPerTable }, (_, n) => new Person<CowView>(on, `watcher ${n}`));
  for (const watcher of watchers) await watcher.say({ type: 'open', table });
  await watchers[0]?.say({ type: 'open', table, since: 0 }); // opening again does not count as another watcher
  await expect(new Person<CowView>(on, 'one more').say({ type: 'open', table })).rejects.toThrow('TOO_MANY_WATCHERS');
  for (let n = 0; n < MOST_HOSTED.gathering; n++) await anya.say(gatheringTable());
  await expect(anya.say(gatheringTable())).rejects.toThrow('TOO_MANY_TABLES');
});

it('refuses what cannot be dealt, and stays as it was', async () => {
  const anya = new Person(node(), 'anya');
  const chairs = Array.from({ length: 5 }, () => ({ kind: 'me' as const }));
  const order = {
    type: 'create' as const,
    client: 'a-client-key',
    game: 'cow006',
    pace: 'calm' as const,
    watchers: true,
    chairs,
    start: true,
  };
  await expect(anya.say({ ...order, options: { variant: 'tactical' } })).rejects.toThrow('BAD_OPTIONS');
  await expect(anya.say({ ...order, options: { nonsense: 1 } })).rejects.toThrow('BAD_OPTIONS');
  const alone = [{ kind: 'me' as const }, { kind: 'open' as const }];
  await expect(anya.say({ ...order, options: {}, chairs: alone })).rejects.toThrow('TOO_FEW_PLAYERS');
  expect(await anya.say({ type: 'mine' })).toEqual([]);
});
