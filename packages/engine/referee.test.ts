import type { AnyGame } from '@izvilina/kernel/game.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { bids } from '@izvilina/kernel/test/bids.ts';
import { describe, expect, test } from 'vitest';
import { legal, play } from './ops/play.ts';
import { log } from './ops/records.ts';
import { emptyTable, keep, type Table, toAct } from './table.ts';

const ACT = { type: 'timeout', seat: 1 } as const;

/** The kernel's test game with a referee, whose act is due at 300, with or without seats being asked. */
const kept = (asks: boolean, referee: object): AnyGame => ({
  ...(bids as AnyGame),
  turn(state) {
    const turn = (bids as AnyGame).turn(state);
    return turn.over ? turn : { over: false, asks: asks ? turn.asks : [], referee: referee as never };
  },
});

function opened(game: AnyGame): { table: Table; match: string } {
  const table = emptyTable();
  return { table, match: keep(table, must(begin(game, { players: 2, options: {}, seed: '1' })), []) };
}

const waiting = ({ table, match }: ReturnType<typeof opened>) => toAct(table.matches.get(match)?.match as never);

describe('a game with a referee', () => {
  test('waits for the seats, in a race also for the referee, and else for the referee alone', () => {
    const asked = kept(true, { due: 300, act: ACT });
    expect(waiting(opened(asked))).toEqual([0, 1]);
    expect(waiting(opened({ ...asked, race: {} as never }))).toEqual([0, 1, 'referee']);
    expect(waiting(opened(kept(false, { due: 300, act: ACT })))).toEqual(['referee']);
    expect(waiting(opened(bids as AnyGame))).toEqual([0, 1]);
  });

  test('lists the act that is due', async () => {
    const due = opened(kept(true, { due: 300, act: ACT }));
    expect(await legal(due.table, { match: due.match, player: 'referee' })).toEqual({
      ok: true,
      value: { moves: [ACT] },
    });
  });

  test('time moves only when the referee acts, to the moment it was due', async () => {
    const { table, match } = opened(kept(true, { due: 300, act: ACT }));
    const [move] = must(await legal(table, { match, player: 0 })).moves as readonly object[];
    await play(table, { match, player: 0, move });
    expect(await play(table, { match, player: 'referee', move: ACT })).toMatchObject({ ok: true });
    expect(await log(table, { match })).toMatchObject({
      value: { log: { events: [{ at: 0 }, { at: 300, act: ACT }] } },
    });
  });
});
