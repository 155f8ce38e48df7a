import { colourOf } from '@izvilina/games/ingenious/pieces/colours.ts';
import { lowestColours, NOTCHES, type Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { Ingenious } from '../useIngenious.ts';

/** The small line under the question: what the held tile would score, or what to do next. */
export function noteOf({ view, choice, words, seat, advice }: Ingenious): string | null {
  const { ghost, opening, refused } = choice;
  if (refused) return words.refused[refused];
  if (ghost) {
    const before = view.tracks[view.seats[view.turn]?.team ?? 0] as Track;
    const reached = ghost.track.flatMap((marker, id) =>
      boardsDone(marker) > boardsDone(before[id] as number) ? [colourOf(id)] : [],
    );
    return reached.length > 0 && view.mode !== 'solo' ? words.oneMore(reached) : words.scores(ghost.gained);
  }
  if (choice.swap && seat !== null) {
    const lacking = lowestColours(view.tracks[view.seats[seat]?.team ?? 0] as Track).map(colourOf);
    return words.swapWhy(lacking);
  }
  if (!choice.placing) return null;
  if (choice.slot !== null) return opening ? words.openHere : words.whereTo;
  if (advice.length > 0) return words.advised;
  if (view.phase === 'bonus') return words.bonusLeft(view.bonus);
  return opening ? words.openRule : words.takeOne;
}

const boardsDone = (marker: number): number => Math.floor(marker / NOTCHES);
