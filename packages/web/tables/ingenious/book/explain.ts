import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';
import { advance, advanceTwice, lowest, NOTCHES, trackEnd } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { IngeniousHappening, Placed } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Attempt, Explained, Telling } from '../../book.ts';
import { WORDS } from '../words/words.ts';
import { BOOK_WORDS, type BookWords } from './words.ts';

type IngeniousAttempt = Attempt<IngeniousView, Move, IngeniousHappening>;

const REFUSALS = {
  NOT_ON_RACK: 'IN-06',
  OFF_BOARD: 'IN-02',
  NOT_ADJACENT: 'IN-06',
  OCCUPIED: 'IN-06',
  NOT_BY_UNTAKEN_SYMBOL: 'IN-07',
  WRONG_PHASE: 'IN-06',
} as const;

/** Explains how the lines were counted, and how that moved the markers. */
export function explain(attempt: IngeniousAttempt, telling: Telling): Explained {
  const words = BOOK_WORDS[telling.language];
  const { move, refusal, happened, seat } = attempt;
  if (refusal) return refused(refusal, words);
  switch (move.type) {
    case 'skip':
      return { tone: 'fine', rule: 'IN-R3', headline: words.skipped, steps: [words.skippedWhy] };
    case 'keep':
      return { tone: 'fine', rule: 'IN-14', headline: words.kept, steps: [words.keptWhy] };
    case 'swap':
      return { tone: 'fine', rule: 'IN-14', headline: words.swapped, steps: [words.swappedWhy] };
    case 'place': {
      const placed = happened.find((one) => one.type === 'placed' && one.player === seat);
      return placed?.type === 'placed'
        ? counted(attempt, placed, words, telling)
        : { tone: 'fine', rule: 'IN-06', headline: words.scored(0), steps: [words.own] };
    }
  }
}

function counted(
  attempt: IngeniousAttempt,
  placed: Placed,
  words: BookWords,
  { language, nameOf }: Telling,
): Explained {
  const { before, happened, seat } = attempt;
  const { colour } = WORDS[language];
  const markers = markersOf(attempt, placed, words, language);
  const total = placed.halves[0].points + placed.halves[1].points;
  const isDouble = placed.tile[0] === placed.tile[1];
  const ending = happened.find((one) => one.type === 'over');
  const isLost = ending?.type === 'over' && ending.places[seat] !== 1;
  const earned = happened.some((one) => one.type === 'bonusEarned' && one.player === seat);
  return {
    tone: isLost ? 'wrong' : 'fine',
    rule: isLost ? 'IN-16' : markers.lost ? LOST_BY[before.mode] : earned ? 'IN-12' : 'IN-08',
    headline: words.scored(total),
    steps: [
      ...(total === 0
        ? [words.nothing]
        : placed.halves.map((half, index) =>
            words.half(
              colour[half.colour],
              half.lines.map(({ count }) => count),
              isDouble ? index : null,
            ),
          )),
      ...(ending?.type === 'over'
        ? [
            ending.why === 'full' ? words.full : ending.why === 'complete' ? words.complete : words.over,
            ...standing(attempt.after, ending.places, nameOf, words),
          ]
        : [...(isDouble ? [words.own] : []), ...markers.steps, ...(earned ? [words.bonus] : [])]),
    ],
  };
}

/** The rule by which points beyond the end of a track are lost. */
const LOST_BY = { standard: 'IN-11', team: 'IN-19', solo: 'IN-21' } as const;

/** How the points moved the markers, and whether any were lost. */
function markersOf(
  { before, seat }: IngeniousAttempt,
  placed: Placed,
  words: BookWords,
  language: Telling['language'],
) {
  const track = before.tracks[before.seats[seat]?.team ?? 0];
  const end = trackEnd(before.mode);
  let lost = false;
  const steps = COLOURS.flatMap((name, index) => {
    const [one = 0, other = 0] = placed.halves.flatMap((half) => (half.colour === name ? [half.points] : []));
    const from = track?.[index] ?? 0;
    if (one + other === 0) return [];
    const colour = WORDS[language].colour[name];
    const to = other > 0 ? advanceTwice(from, one, other, end) : advance(from, one, end);
    const over = from + one + other - to;
    lost ||= over > 0;
    if (to === from) return [words.unmoved(colour)];
    const stop = from < NOTCHES ? NOTCHES : end;
    return [words.marker(colour, from, to), ...(over > 0 ? [words.cut(colour, stop, over)] : [])];
  });
  return { steps, lost };
}

/** Who is where in the end: the lowest marker of each track. */
function standing(
  { mode, seats, tracks }: IngeniousView,
  places: readonly number[],
  nameOf: Telling['nameOf'],
  words: BookWords,
): readonly string[] {
  if (mode === 'solo') return [];
  const lows = tracks.map(lowest);
  const owners = (track: number) => seats.flatMap(({ team }, seat) => (team === track ? [nameOf(seat)] : []));
  const best = seats.flatMap(({ team }, seat) => (lows[team] === Math.max(...lows) ? [places[seat]] : []));
  const standings = lows.map((low, track) => ({ names: owners(track), low }));
  return [words.standing(standings, new Set(best).size > 1)];
}

function refused({ code, params }: Refusal, words: BookWords): Explained {
  const reason = String(params.reason) as keyof typeof REFUSALS;
  const known = code === 'ILLEGAL_MOVE' && Object.hasOwn(REFUSALS, reason);
  return {
    tone: 'wrong',
    rule: known ? REFUSALS[reason] : 'IN-05',
    headline: words.refused,
    steps: [known ? words[reason] : words.wait],
  };
}
