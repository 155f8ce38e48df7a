import { chances, drawn } from '@izvilina/kernel/chance.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import type { Place } from '../moves/placements.ts';
import { CELLS } from '../pieces/board.ts';
import { COLOURS, colourOf } from '../pieces/colours.ts';
import type { State } from '../state.ts';
import { variety } from '../variety.ts';
import { type NaiveMarker, naiveCount, naivePoints } from './naive.ts';
import { listed, play } from './play.ts';

const PLACEMENTS = 100_000;
const TRIED_AT_ONCE = 10;

/** The visible colours by coordinates. */
const tableOf = (state: State): Map<string, string> =>
  new Map(
    state.grid.flatMap((colour, cell) => (colour === null ? [] : [[`${CELLS[cell]}`, colourOf(colour)] as const])),
  );

const fold = ({ board, notch }: NaiveMarker): number => 18 * board + notch;

/** Every colour's marker after counting the halves in the better order, and the number of board ends reached. */
function naiveTracks(before: readonly number[], boards: number, halves: readonly { colour: string; points: number }[]) {
  let arrivals = 0;
  const after = COLOURS.map((colour, id) => {
    const from = before[id] ?? 0;
    const start = {
      board: boards === 2 && from >= 18 ? 1 : 0,
      notch: boards === 2 && from >= 18 ? from - 18 : from,
      arrivals: 0,
    };
    const mine = halves.filter((half) => half.colour === colour);
    const ends = [mine, [...mine].reverse()].map((order) =>
      order.reduce((marker, { points }) => naiveCount(marker, points, boards), start),
    );
    const best = ends.reduce((a, b) => (fold(b) > fold(a) ? b : a));
    arrivals += best.arrivals;
    return fold(best);
  });
  return { after, arrivals };
}

function compare(state: State, move: Place, seen: ReadonlyMap<string, string>): void {
  const { mode } = state.options;
  const boards = mode === 'standard' ? 1 : 2;
  const row = mode === 'team' ? state.turn % 2 : state.turn;
  const [one, other] = move.tile.map((colour, i) => ({ colour, at: move.cells[i as 0 | 1] })) as [
    { colour: string; at: readonly [number, number] },
    { colour: string; at: readonly [number, number] },
  ];
  const halves = [
    { colour: one.colour, points: naivePoints(seen, one, other) },
    { colour: other.colour, points: naivePoints(seen, other, one) },
  ];
  const wanted = naiveTracks(state.tracks[row] ?? [], boards, halves);
  const next = play(state, state.turn, move);
  const got = {
    halves: next.last?.halves.map(({ colour, points }) => ({ colour, points })),
    after: next.tracks[row],
    arrivals: next.last?.reached18.length,
  };
  if (JSON.stringify(got) !== JSON.stringify({ halves, ...wanted }))
    expect(got, JSON.stringify(move)).toEqual({ halves, ...wanted });
}

describe('against the rulebook read aloud', () => {
  it('IN-08, IN-09, IN-10, IN-11, IN-19, IN-R8 score 100 000 random placements alike', () => {
    const streams = chances('differential');
    let compared = 0;
    let scoring = 0;
    for (let index = 1; compared < PLACEMENTS; index++) {
      const chance = streams(index);
      let state = must(begin(ingenious, { ...variety.start(chance), seed: `game ${index}` })).state as State;
      while (state.phase !== 'over') {
        const moves = listed(state);
        const places = moves.filter((move): move is Place => move.type === 'place');
        if (places.length > 0) {
          const seen = tableOf(state);
          for (let i = 0; i < TRIED_AT_ONCE; i++) compare(state, drawn(places, chance), seen);
          compared += TRIED_AT_ONCE;
        }
        state = play(state, state.turn, drawn(moves, chance));
        if (state.last?.points.some((points) => points > 0)) scoring++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(PLACEMENTS);
    expect(scoring).toBeGreaterThan(PLACEMENTS / TRIED_AT_ONCE / 4);
  });
});
