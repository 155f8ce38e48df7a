import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstMove } from '../testing/cow-table.ts';
import { entropyOf, Person, Rig } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const node = () => rig.node({ think: firstMove });

it('the record verifies, the seed is shown, and one tap deals again', async () => {
  const on = node();
  const anya = new Person<CowView>(on, 'anya');
  const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
  const order = {
    type: 'create' as const,
    client: 'a-client-key',
    game: 'cow006',
    pace: 'blitz' as const,
    watchers: false,
    chairs,
    start: true,
  };
  const { table } = (await anya.say({ ...order, options: { rounds: 1 } })) as { table: string };
  await anya.say({ type: 'open', table });
  await expect(anya.say({ type: 'record', table })).rejects.toThrow('NOT_OVER');
  expect(anya.info.proof).toBeNull();
  await rig.pass(20 * PACES.blitz);
  expect(anya.info.phase).toBe('over');
  expect(anya.view.result?.places).toHaveLength(2);
  const file = parseRecordFile(await anya.say({ type: 'record', table }));
  expect(file.ok && verify(cow006, file.value).ok).toBe(true);
  if (file.ok) {
    expect(file.value.commitment).toBe(anya.info.commitment);
    const forged = { ...file.value, serverSeed: `${file.value.serverSeed}0` };
    expect(verify(cow006, forged)).toMatchObject({ ok: false, error: { code: 'OTHER_COMMITMENT' } });
  }
  const again = (await anya.say({ type: 'rematch', table })) as { table: string };
  expect(await anya.say({ type: 'rematch', table })).toEqual(again);
  await anya.say({ type: 'open', table: again.table });
  await anya.say({ type: 'entropy', table: again.table, entropy: entropyOf('anya') });
  expect(anya.info).toMatchObject({ id: again.table, phase: 'playing' });
  const stranger = new Person<CowView>(on, 'stranger');
  await expect(stranger.say({ type: 'open', table })).rejects.toThrow('NO_WATCHERS');
  await expect(stranger.say({ type: 'record', table })).rejects.toThrow('NO_WATCHERS');
});

it('on one device a game goes on from a position, its record says from which, and the next one is dealt', async () => {
  const position = { players: 2, hands: [[10], [20]], rows: [[1], [2], [3], [4]], totals: [65, 60] };
  const create = {
    type: 'create' as const,
    client: 'a-client-key',
    game: 'cow006',
    options: {},
    pace: 'blitz' as const,
    watchers: false,
    start: true,
    begins: { position },
    chairs: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }],
  };
  const online = new Person<CowView>(node(), 'anya');
  await expect(online.say(create)).rejects.toThrow('BAD_OPTIONS');
  const anya = new Person<CowView>(rig.node({ think: firstMove, local: true }), 'anya');
  const { table } = (await anya.say({ ...create, client: 'another-key' })) as { table: string };
  await anya.say({ type: 'open', table });
  expect(anya.view).toMatchObject({ hand: [10], totals: [65, 60] });
  for (let round = 0; round < 20 && anya.info.phase !== 'over'; round++) await rig.pass(20 * PACES.blitz);
  const record = await anya.say({ type: 'record', table });
  expect(record).toMatchObject({ version: 3, position });
  const file = parseRecordFile(record);
  expect(file.ok && verify(cow006, file.value).ok).toBe(true);
  const again = (await anya.say({ type: 'rematch', table })) as { table: string };
  await anya.say({ type: 'open', table: again.table });
  expect(anya.view).toMatchObject({ totals: [0, 0] });
});
