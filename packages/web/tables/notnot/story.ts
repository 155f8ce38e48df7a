import type { NotNotView } from '@izvilina/games/notnot/view.ts';
import type { NameOf, ResultStory } from '../module.ts';
import type { NotNotWords } from './words.ts';

/** How the game ended, in words. A view knows no more than the piles, so there is no line of rounds to draw. */
export function story(view: NotNotView, nameOf: NameOf, words: NotNotWords): ResultStory {
  const places = view.result?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = winners.map(nameOf);
  const most = Math.max(0, ...view.won);
  return {
    headline: names.length === 1 ? words.story.alone(names[0] as string) : words.story.shared(names),
    subline: words.story.subline(most, view.round),
    notes: view.won.map((won, seat) =>
      winners.includes(seat)
        ? { text: words.story.winner, title: 'winner' as const }
        : { text: words.story.note(won), title: null },
    ),
    series: null,
  };
}
