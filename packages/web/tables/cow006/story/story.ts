import type { Titles } from '@izvilina/games/cow006/rules/score.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { NameOf, ResultStory } from '../../module.ts';
import type { CowWords } from '../words/words.ts';

/** The finished game in words, and the totals after every round. */
export function story(view: CowView, nameOf: NameOf, words: CowWords): ResultStory {
  const { totals, rounds, options } = view;
  const { winners, lords } = titlesOf(view);
  const names = winners.map(nameOf);
  const last = rounds.at(-1) ?? [];
  return {
    headline: names.length === 1 ? words.story.alone(names[0] as string) : words.story.shared(names),
    subline: words.story.subline(Math.min(...totals), rounds.length),
    notes: totals.map((_, seat) => {
      if (winners.includes(seat)) return { text: words.story.winner, title: 'winner' };
      if (lords.includes(seat)) return { text: words.story.loser, title: 'loser' };
      return { text: rounds.length === 1 ? '' : words.story.last(last[seat] ?? 0), title: null };
    }),
    series: {
      labels: rounds.map((_, index) => words.story.round(index + 1)),
      values: totals.map((total, seat) => running(total, rounds, seat)),
      limit: {
        at: options.endAt,
        label: options.rounds === null ? words.story.limit(options.endAt) : words.story.limitTitle(options.endAt),
      },
    },
  };
}

/** The rules put the titles into the result's detail (see `result` of the game). */
const titlesOf = (view: CowView): Titles =>
  (view.result?.detail as { readonly titles: Titles } | undefined)?.titles ?? { winners: [], lords: [] };

/** Totals after each round, computed backwards from the end, because a set-up position may start with points. */
function running(total: number, rounds: CowView['rounds'], seat: number): number[] {
  let left = total;
  const backwards = rounds.toReversed().map((penalties) => {
    const after = left;
    left -= penalties[seat] ?? 0;
    return after;
  });
  return backwards.reverse();
}
