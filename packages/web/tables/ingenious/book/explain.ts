import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';
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
export function explain(attempt: IngeniousAttempt, { language }: Telling): Explained {
  const words = BOOK_WORDS[language];
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
        ? counted(attempt, placed, words, language)
        : { tone: 'fine', rule: 'IN-06', headline: words.scored(0), steps: [words.own] };
    }
  }
}

function counted(
  attempt: IngeniousAttempt,
  placed: Placed,
  words: BookWords,
  language: Telling['language'],
): Explained {
  const { happened, seat } = attempt;
  const { colour } = WORDS[language];
  const markers = markersOf(attempt, placed, words, language);
  const ending = happened.find((one) => one.type === 'over');
  const earned = happened.some((one) => one.type === 'bonusEarned' && one.player === seat);
  return {
    tone: 'fine',
    rule: markers.lost ? 'IN-11' : earned ? 'IN-12' : 'IN-08',
    headline: words.scored(placed.halves[0].points + placed.halves[1].points),
    steps: [
      ...placed.halves.map((half, index) =>
        words.half(
          colour[half.colour],
          half.lines.map(({ count }) => count),
          placed.tile[0] === placed.tile[1] ? index : null,
        ),
      ),
      words.own,
      ...markers.steps,
      ...(earned ? [words.bonus] : []),
      ...(ending?.type === 'over'
        ? [ending.why === 'full' ? words.full : ending.why === 'complete' ? words.complete : words.over]
        : []),
    ],
  };
}

/** How the points moved the markers. A track of 18 drops the points beyond its end. */
function markersOf(
  { before, seat }: IngeniousAttempt,
  placed: Placed,
  words: BookWords,
  language: Telling['language'],
) {
  const track = before.tracks[before.seats[seat]?.team ?? 0];
  const end = before.mode === 'standard' ? 18 : 36;
  let lost = false;
  const steps = COLOURS.flatMap((name, index) => {
    const sum = placed.points[index] ?? 0;
    const from = track?.[index] ?? 0;
    if (sum === 0) return [];
    const colour = WORDS[language].colour[name];
    if (from >= end) {
      lost = true;
      return [words.unmoved(colour)];
    }
    const stop = from < 18 ? 18 : end;
    const isCut = from + sum > stop && placed.halves.filter((half) => half.colour === name).length === 1;
    lost ||= isCut;
    const to = isCut ? stop : Math.min(from + sum, end);
    return [words.marker(colour, from, to), ...(isCut ? [words.cut(colour, from + sum - stop)] : [])];
  });
  return { steps, lost };
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
