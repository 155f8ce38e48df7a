import { COLOURS, type Colour, colourOf } from '@izvilina/games/ingenious/pieces/colours.ts';
import { endsReached, lowestColours } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import type { Reason } from '../bot.ts';
import type { Fast } from '../fast.ts';
import { percent } from '../percent.ts';
import { type Choice, play } from './choices.ts';
import type { Settled } from './endgame.ts';
import type { Knowledge } from './knowledge.ts';
import { FREE } from './simulation/field.ts';
import { copySim, emptySim, HUES, ONE, OTHER, type Sim, trackBase, trackCount } from './simulation/simulator.ts';

/**
 * What a bot can say about a move. Colours by name, markers and points whole, percents whole.
 * `instantWin` {}: all six markers at the end · `raisesLowest` {colour, from, to}: a colour that lags most moves up ·
 * `bonus` {colour}: that marker reaches the end of a board, another placement follows · `points` {colour, points} ·
 * `lowestStuck` {points, colours}: no tile of the rack brings the so many lowest colours more than that ·
 * `lowestWaits` {}: they could have gained as much, but the board is still more than half empty ·
 * `scoresNothing` {}: said before what else speaks for the tile ·
 * `blocks` {colour, points}: takes a cell where an opponent would have scored so much in one of its lowest colours ·
 * `opens` {colour, points}: what speaks against it: an opponent could now score so much in one of its lowest colours ·
 * `keepsFor` {colour, points}: a tile left on the rack can still score so much in the lowest colour ·
 * `prepares` {colour, points}: takes nothing, but a tile left on the rack could then score so much, more than before ·
 * `spares` {colour}: takes nothing, and the tile is of colours that need it least, this one ahead of all ·
 * `quiet` {}: nothing gained and nothing given away ·
 * `lacksLowest` {colours}: why the rack goes back · `keepsRack` {points}: the rack still scores so much ·
 * `savesTile` {}: why a bonus is declined · `counted` {}: worked out to the end, not guessed ·
 * `winChance` {percent}.
 */
export const REASONS = [
  'instantWin',
  'raisesLowest',
  'bonus',
  'points',
  'lowestStuck',
  'lowestWaits',
  'scoresNothing',
  'blocks',
  'opens',
  'keepsFor',
  'prepares',
  'spares',
  'quiet',
  'lacksLowest',
  'keepsRack',
  'savesTile',
  'counted',
  'winChance',
] as const;
export type ReasonKey = (typeof REASONS)[number];

const reason = (key: ReasonKey, params: Reason['params'] = {}): Reason => ({ key, params });

const ALL: readonly number[] = COLOURS.map((_, c) => c);

/** Less than this is not worth mentioning. */
const WORTH_BLOCKING = 3;

export function reasonsFor(known: Knowledge, choice: Choice, fast: Fast): Reason[] {
  switch (choice.move.type) {
    case 'place':
      return placing(known, choice, fast);
    case 'swap':
      return [reason('lacksLowest', { colours: lowestOf(known.sim, trackBase(known.sim, known.seat)).map(colourOf) })];
    case 'keep':
      return [
        reason('keepsRack', {
          points: bestOf(known.sim, known.seat, ALL, known.sim.rackSize[known.seat] as number).points,
        }),
      ];
    case 'skip':
      return [reason('savesTile')];
  }
}

function placing({ sim, seat }: Knowledge, choice: Choice, fast: Fast): Reason[] {
  const after = emptySim(sim.mode, sim.players);
  copySim(sim, after);
  play(after, choice, fast);
  const base = trackBase(sim, seat);
  const lowest = lowestOf(sim, base);
  const reasons: Reason[] = [];
  const moved = ALL.filter((c) => after.tracks[base + c] !== sim.tracks[base + c]);
  let gained = 0;
  const complete = COLOURS.every((_, c) => after.tracks[base + c] === sim.end);
  if (complete && sim.mode !== 'solo') reasons.push(reason('instantWin'));
  for (const c of moved) {
    const from = sim.tracks[base + c] as number;
    const to = after.tracks[base + c] as number;
    const colour: Colour = colourOf(c);
    if (lowest.includes(c)) reasons.push(reason('raisesLowest', { colour, from, to }));
    else {
      reasons.push(reason('points', { colour, points: to - from }));
      gained += to - from;
    }
    if (endsReached(from, to, sim.end) > 0 && sim.mode !== 'solo' && !complete)
      reasons.push(reason('bonus', { colour }));
  }
  if (moved.length > 0 && reasons.every(({ key }) => key === 'points'))
    reasons.push(...whyNotTheLowest(sim, seat, lowest, gained));
  const blocked = blockedBy(sim, seat, choice);
  if (blocked) reasons.push(blocked);
  if (after.stage !== 'over' && sim.mode !== 'solo') {
    const kept = (sim.rackSize[seat] as number) - 1;
    const next = bestOf(after, seat, lowestOf(after, base), kept);
    if (next.points > 1) reasons.push(reason('keepsFor', { colour: colourOf(next.colour), points: next.points }));
    const opened = openedBy(sim, after, seat);
    if (opened) reasons.push(opened);
  }
  if (reasons.length === 0) reasons.push(quietly(sim, after, seat, choice));
  else if (moved.length === 0) reasons.push(reason('scoresNothing'));
  return reasons.toSorted((a, b) => REASONS.indexOf(a.key as ReasonKey) - REASONS.indexOf(b.key as ReasonKey));
}

/** Why points for other colours are worth more now than a step of the lowest ones. */
function whyNotTheLowest(sim: Sim, seat: number, lowest: readonly number[], gained: number): Reason[] {
  const { points } = bestOf(sim, seat, lowest, sim.rackSize[seat] as number);
  if (points < gained) return [reason('lowestStuck', { points, colours: lowest.length })];
  const free = sim.cells.subarray(0, sim.field.size).filter((cell) => cell === FREE).length;
  return free > sim.field.size / 2 ? [reason('lowestWaits')] : [];
}

/** What there is to say for a tile that neither scores nor takes anything from anybody. */
function quietly(sim: Sim, after: Sim, seat: number, { at }: Choice): Reason {
  const kept = (sim.rackSize[seat] as number) - 1;
  const [before, next] = [sim, after].map((on) => bestOf({ ...on, racks: after.racks }, seat, ALL, kept));
  if (next && before && next.points > before.points)
    return reason('prepares', { colour: colourOf(next.colour), points: next.points });
  const track = sim.tracks.subarray(trackBase(sim, seat), trackBase(sim, seat) + HUES);
  const tile = sim.racks[RACK * seat + at] as number;
  const [low, high] = [ONE[tile] as number, OTHER[tile] as number].sort(
    (a, b) => (track[a] as number) - (track[b] as number),
  );
  const needed = COLOURS.filter((_, c) => (track[c] as number) < (track[low as number] as number)).length;
  return needed >= HUES / 2 ? reason('spares', { colour: colourOf(high as number) }) : reason('quiet');
}

/** What the search found out about a move. */
export function inTheEnd({ sim }: Knowledge, value: number, settled: Settled): Reason[] {
  const reasons = settled === null ? [] : [reason('counted')];
  return sim.mode === 'solo' ? reasons : [...reasons, reason('winChance', { percent: percent(value) })];
}

const lowestOf = ({ tracks }: Sim, base: number): number[] => lowestColours([...tracks.subarray(base, base + HUES)]);

function blockedBy(sim: Sim, seat: number, { x, y }: Choice): Reason | null {
  let best: { colour: number; points: number } | null = null;
  for (let track = 0; track < trackCount(sim); track++) {
    if (HUES * track === trackBase(sim, seat)) continue;
    for (const c of lowestOf(sim, HUES * track))
      for (const cell of [x, y]) {
        const points = sim.gains[c * sim.field.stride + cell] as number;
        if (points >= WORTH_BLOCKING && points > (best?.points ?? 0)) best = { colour: c, points };
      }
  }
  return best && reason('blocks', { colour: colourOf(best.colour), points: best.points });
}

/** What some opponent could score in a lowest colour now and could not before; whoever holds such a tile. */
function openedBy(sim: Sim, after: Sim, seat: number): Reason | null {
  let best: { colour: number; points: number } | null = null;
  for (let track = 0; track < trackCount(sim); track++) {
    if (HUES * track === trackBase(sim, seat)) continue;
    for (const c of lowestOf(sim, HUES * track)) {
      const points = mostIn(after, c);
      if (points >= WORTH_BLOCKING && points > mostIn(sim, c) && points > (best?.points ?? 0))
        best = { colour: c, points };
    }
  }
  return best && reason('opens', { colour: colourOf(best.colour), points: best.points });
}

/** The most one symbol of this colour can score anywhere a tile still fits. */
function mostIn({ cells, room, gains, field }: Sim, colour: number): number {
  let most = 0;
  for (let cell = 0; cell < field.size; cell++) {
    const points = gains[colour * field.stride + cell] as number;
    if (points > most && cells[cell] === FREE && (room[cell] as number) > 0) most = points;
  }
  return most;
}

/** The most a symbol of these colours on the first so many tiles of the rack can score, as the board lies. */
function bestOf(sim: Sim, seat: number, colours: readonly number[], held: number): { colour: number; points: number } {
  const { cells, room, gains, racks, field } = sim;
  const tiles = [...racks.subarray(RACK * seat, RACK * seat + held)];
  const most = { colour: colours[0] ?? 0, points: 0 };
  for (const c of colours) {
    if (!tiles.some((tile) => ONE[tile] === c || OTHER[tile] === c)) continue;
    for (let cell = 0; cell < field.size; cell++) {
      const points = gains[c * field.stride + cell] as number;
      if (points <= most.points || (room[cell] as number) === 0 || (cells[cell] as number) < HUES) continue;
      most.colour = c;
      most.points = points;
    }
  }
  return most;
}
