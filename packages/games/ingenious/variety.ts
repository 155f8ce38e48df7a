import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import type { Variety } from '@izvilina/kernel/contract.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { type Mode, radiusFor } from './options.ts';
import { boardOf, CELLS, PRINTED } from './pieces/board.ts';
import { COLOURS, colourOf } from './pieces/colours.ts';
import { NOTCHES, trackEnd, tracksFor } from './pieces/tracks.ts';

interface Seating {
  readonly players: number;
  readonly mode: Mode;
}

const WHOLE_GAMES_ONE_IN = 4;
const SOLO: Seating = { players: 1, mode: 'solo' };
const SEATINGS: readonly Seating[] = [
  SOLO,
  { players: 2, mode: 'standard' },
  { players: 2, mode: 'standard' },
  { players: 3, mode: 'standard' },
  { players: 4, mode: 'standard' },
  { players: 4, mode: 'team' },
];

/**
 * Every mode. Random players hardly ever bring a marker to 18, so most games are set up near their end, with high
 * markers and a crowded board: there bonuses, swaps and instant wins occur.
 */
export const variety: Variety = { spellings: true, start };

function start(chance: Chance) {
  const whole = chance.below(WHOLE_GAMES_ONE_IN) === 0;
  const { players, mode } = whole && chance.below(2) === 0 ? SOLO : drawn(SEATINGS, chance);
  const options = {
    ...(mode === 'team' || chance.below(2) === 0 ? { mode } : {}),
    first: chance.below(3) === 0 ? chance.below(players) : null,
    partnersTalk: chance.below(2) === 0,
  };
  if (whole) return { players, options };
  return { players, options, position: { players, options, ...nearTheEnd({ players, mode }, chance) } };
}

function nearTheEnd({ players, mode }: Seating, chance: Chance) {
  const lowest = chance.below(trackEnd(mode));
  const marker = () => Math.min(trackEnd(mode) - 1, lowest + chance.below(NOTCHES));
  return {
    cells: crowd(players, chance),
    tracks: bySeat(tracksFor(mode, players), () => COLOURS.map(marker)),
    turn: chance.below(players),
    opened: bySeat(players, () => chance.below(4) > 0),
    bonus: mode === 'solo' || chance.below(3) > 0 ? 0 : 1 + chance.below(2),
  };
}

/** Symbols in streaks of one colour, so that lines are long and points come fast; some cells stay free. */
function crowd(players: number, chance: Chance) {
  const { size } = boardOf(radiusFor(players));
  const free = 10 + chance.below(30);
  const printed = new Set(PRINTED.map(({ cell }) => cell));
  return CELLS.slice(0, size)
    .filter((_, cell) => !printed.has(cell) && chance.below(size) >= free)
    .map((at) => ({ at, colour: colourOf(Math.floor((at[0] + 7) / 3 + chance.below(2)) % COLOURS.length) }));
}
