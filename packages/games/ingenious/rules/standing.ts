import { bySeat, type Outcome, rank, type Seat } from '@izvilina/kernel/game.ts';
import { compareTracks, lowest, type Track, trackOf } from '../pieces/tracks.ts';
import type { Ending, State } from '../state.ts';

type Scored = Pick<State, 'players' | 'options' | 'tracks'>;

/** The track a seat plays for: its own, or its team's. */
const standing = ({ options, tracks }: Scored, seat: Seat): Track => tracks[trackOf(options.mode, seat)] as Track;

/** IN-16, IN-R1: by the lowest marker, then the next; seats equal in all six share a place. */
const places = (state: Scored): number[] =>
  rank(
    bySeat(state.players, (seat) => seat),
    (a, b) => compareTracks(standing(state, a), standing(state, b)),
  );

export const over = (state: State, why: Ending): State => ({
  ...state,
  phase: 'over',
  happened: [...state.happened, { type: 'over', why, places: places(state) }],
});

export const result = (state: Scored & Pick<State, 'phase'>): Outcome => ({
  scores: bySeat(state.players, (seat) => lowest(standing(state, seat))),
  places: state.phase === 'over' ? places(state) : null,
  detail: { tracks: state.tracks },
});
