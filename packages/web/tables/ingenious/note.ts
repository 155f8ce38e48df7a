import { colourOf } from '@izvilina/games/ingenious/colours.ts';
import { lowestColours, NOTCHES, type Track } from '@izvilina/games/ingenious/tracks.ts';
import type { Ingenious } from './useIngenious.ts';

/** The small line under the question: what the held tile would score, or what to do next. */
export function noteOf({ view, choice, words, slots, seat }: Ingenious): string | null {
  const { ghost } = choice;
  if (ghost) {
    const before = view.tracks[view.seats[view.turn]?.team ?? 0] as Track;
    const reached = ghost.track.flatMap((marker, id) =>
      marker >= NOTCHES && (before[id] as number) < NOTCHES ? [colourOf(id)] : [],
    );
    const scored = words.scores(ghost.halves);
    return reached.length > 0 && view.mode !== 'solo' ? `${scored} · ${words.reaches(reached)}` : scored;
  }
  if (choice.swap && seat !== null) {
    const lacking = lowestColours(view.tracks[view.seats[seat]?.team ?? 0] as Track).map(colourOf);
    return words.swapWhy(lacking);
  }
  if (!choice.placing) return null;
  if (choice.slot !== null) return opens(view, seat) ? words.openHere : words.whereTo;
  if (view.phase === 'bonus') return words.bonusLeft(view.bonus);
  return slots.length > 1 ? (opens(view, seat) ? words.openRule : null) : null;
}

const opens = ({ opened, phase }: Ingenious['view'], seat: number | null): boolean =>
  phase === 'place' && seat !== null && opened[seat] === false;
