import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { NameOf, ResultStory, Series, Step } from '../../module.ts';
import type { NotNotWords } from '../words/words.ts';

/** How the game ended, and how the piles grew. */
export function story(
  view: NotNotView,
  nameOf: NameOf,
  words: NotNotWords,
  steps: readonly Step<NotNotHappening>[],
): ResultStory {
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
    series: seriesOf(view.won, steps, words),
  };
}

const MOST_POINTS = 10;

/**
 * All piles at about ten moments of the game, computed backwards from the end, because a set-up position may start with
 * cards.
 */
function seriesOf(won: readonly number[], steps: readonly Step<NotNotHappening>[], words: NotNotWords): Series | null {
  const rounds = steps.flatMap(({ happened }) => {
    const news = happened;
    const closed = news.find((one) => one.type === 'closed');
    return closed?.type === 'closed'
      ? [{ round: closed.round, changes: won.map((_, seat) => change(news, seat)) }]
      : [];
  });
  if (rounds.length < 2) return null;
  let piles = won;
  const after = rounds
    .toReversed()
    .map(({ round, changes }) => {
      const then = piles;
      piles = piles.map((count, seat) => count - (changes[seat] ?? 0));
      return { round, piles: then };
    })
    .reverse();
  const every = Math.ceil(after.length / MOST_POINTS);
  const points = after.filter((_, i) => (after.length - 1 - i) % every === 0);
  return {
    labels: points.map(({ round }, i) => (i === 0 ? words.round(round) : `${round}`)),
    values: won.map((_, seat) => points.map((point) => point.piles[seat] ?? 0)),
    limit: null,
  };
}

const change = (news: readonly NotNotHappening[], seat: number): number =>
  news.filter((one) => one.type === 'won' && one.player === seat).length -
  news.filter((one) => one.type === 'mistook' && one.player === seat && one.lost).length;
