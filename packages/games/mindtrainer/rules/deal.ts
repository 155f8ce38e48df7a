import type { Chance } from '@izvilina/kernel/chance.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import type { Options } from '../options.ts';
import { draw, mixed } from '../pieces/bag.ts';
import { EMPTY_BOARD } from '../pieces/board.ts';
import { ALL_TILES, RACK, type Tiles } from '../pieces/letters.ts';
import type { State } from '../state.ts';
import { drawForStart } from './draw-for-start.ts';

/** MT-06: seven tiles for every seat. */
export function racksFrom(bag: Tiles, players: number): Pick<State, 'racks' | 'bag'> {
  let left = bag;
  const racks = bySeat(players, () => {
    const pulled = draw(left, RACK);
    left = pulled.left;
    return pulled.drawn;
  });
  return { racks, bag: left };
}

/** A table with nothing laid, scored or known yet. */
export const freshTable = (players: number, options: Options) =>
  ({
    players,
    options,
    phase: 'turn',
    turns: 0,
    board: EMPTY_BOARD,
    scores: bySeat(players, () => 0),
    passes: 0,
    passed: bySeat(players, () => false),
    scoreless: 0,
    pending: null,
    sheet: [],
    lastTurns: bySeat(players, () => null),
    known: bySeat(players, () => null),
    returned: bySeat(players, () => null),
    final: null,
  }) as const;

/** MT-05, MT-06: the draw for the start, all tiles back into the bag, then the racks. */
export function setup(players: number, options: Options, chance: Chance): Result<State> {
  const { first, rounds } = drawForStart(players, chance);
  const { racks, bag } = racksFrom(mixed(ALL_TILES, chance), players);
  return ok({
    ...freshTable(players, options),
    turn: first,
    racks,
    bag,
    happened: [
      ...rounds.map((draws) => ({ type: 'drewForStart', draws }) as const),
      { type: 'starts', player: first },
      { type: 'dealt', count: RACK, bag: bag.length },
    ],
  });
}
