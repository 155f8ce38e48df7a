import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import {
  type Half,
  halvesOf,
  moveOf,
  type Place,
  type PlacementId,
  pairIn,
  placementOf,
  tileIn,
} from '../moves/placements.ts';
import type { Mode } from '../options.ts';
import { boardOf, cellAt, type Grid, hasRoom } from '../pieces/board.ts';
import { COLOURS, type Colour } from '../pieces/colours.ts';
import { tileId } from '../pieces/tiles.ts';
import { endsReached, isComplete, type Track, trackEnd, trackOf } from '../pieces/tracks.ts';
import type { IngeniousHappening, Placed, State } from '../state.ts';
import { openPairs } from './opening.ts';
import { advanced, scoreHalf } from './scoring.ts';
import { over } from './standing.ts';
import { finishTurn } from './turn-end.ts';

/** IN-06: lays one tile from the rack on two free neighbouring cells and scores it. */
export function place(state: State, move: Place): Result<State> {
  const placement = placementOf(move.tile, move.cells);
  const reason = fault(state, move, placement);
  return reason === null ? ok(lay(state, placement as PlacementId)) : refuse('ILLEGAL_MOVE', { reason });
}

function fault(state: State, { tile, cells }: Place, placement: PlacementId | null): string | null {
  const { size } = boardOf(state.radius);
  if (!state.racks[state.turn]?.includes(tileId(tile))) return 'NOT_ON_RACK';
  const ends = cells.map(cellAt);
  if (ends.some((cell) => cell < 0 || cell >= size)) return 'OFF_BOARD';
  if (placement === null) return 'NOT_ADJACENT';
  if (ends.some((cell) => state.grid[cell] !== null)) return 'OCCUPIED';
  if (state.opened[state.turn]) return null; // any free pair is allowed: no need to list them
  const open = openPairs(boardOf(state.radius), state.grid, state);
  return open.includes(pairIn(placement)) ? null : 'NOT_BY_UNTAKEN_SYMBOL';
}

function lay(state: State, placement: PlacementId): State {
  const { turn: player, options, racks } = state;
  const scored = score(state, placement);
  const row = trackOf(options.mode, player);
  const before = state.tracks[row] as Track;
  const track = advanced(before, scored.halves, options.mode);
  const reached18 = ends(before, track, options.mode);
  const placed: Placed = { ...scored, reached18 };
  const earned = options.mode === 'solo' ? 0 : reached18.length;
  const rack = racks[player] as readonly number[];
  const happened: IngeniousHappening[] = [{ type: 'placed', ...placed }];
  if (earned > 0) happened.push({ type: 'bonusEarned', player, count: earned });
  return goOn({
    ...state,
    grid: covered(state.grid, placement),
    laid: [...state.laid, placement],
    racks: racks.with(player, rack.toSpliced(rack.indexOf(tileIn(placement)), 1)),
    tracks: state.tracks.with(row, track),
    opened: state.opened[player] ? state.opened : state.opened.with(player, true),
    aside: state.aside[player] === null ? state.aside : state.aside.with(player, null),
    bonus: state.bonus - Number(state.phase === 'bonus') + earned,
    last: placed,
    happened,
  });
}

function covered(grid: Grid, placement: PlacementId): Grid {
  const next = [...grid];
  for (const { cell, colour } of halvesOf(placement)) next[cell] = colour;
  return next;
}

function score(state: State, placement: PlacementId): Omit<Placed, 'reached18'> {
  const { tile, cells } = moveOf(placement);
  const [one, other] = halvesOf(placement);
  const half = ({ cell, colour }: Half) => scoreHalf(boardOf(state.radius), state.grid, cell, colour);
  const halves = [half(one), half(other)] as const;
  const points = COLOURS.map(() => 0);
  for (const [i, { colour }] of [one, other].entries())
    points[colour] = (points[colour] as number) + (halves[i]?.points ?? 0);
  return { player: state.turn, tile, cells, halves, points };
}

const ends = (before: Track, after: Track, mode: Mode): Colour[] =>
  COLOURS.flatMap((colour, id) =>
    Array<Colour>(endsReached(before[id] as number, after[id] as number, trackEnd(mode))).fill(colour),
  );

/** IN-15, IN-18, IN-R3, IN-R10: a won or full game ends at once; otherwise bonuses, then the end of the turn. */
function goOn(state: State): State {
  const { options, turn, tracks, bonus, racks } = state;
  if (isComplete(tracks[trackOf(options.mode, turn)] as Track, trackEnd(options.mode))) return over(state, 'complete');
  if (!hasRoom(boardOf(state.radius), state.grid)) return over(loseBonus(state), 'full');
  if (bonus === 0) return finishTurn(state);
  return racks[turn]?.length === 0 ? finishTurn(loseBonus(state)) : { ...state, phase: 'bonus' };
}

function loseBonus(state: State): State {
  const { bonus, turn, happened } = state;
  return bonus === 0
    ? state
    : { ...state, bonus: 0, happened: [...happened, { type: 'bonusLost', player: turn, count: bonus }] };
}

/** IN-R3: a bonus need not be used. */
export function skip(state: State): State {
  const left = state.bonus - 1;
  const next: State = { ...state, bonus: left, happened: [{ type: 'skipped', player: state.turn, left }] };
  return left > 0 ? next : finishTurn(next);
}
