import { tally } from '@izvilina/games/brainstorm/rules/score.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { NameOf, ResultStory, Step } from '../../module.ts';
import { seriesTo } from '../../shared/seriesTo.ts';
import type { BrainstormWords } from '../words/words.ts';
import { pointsByTurn } from './history.ts';

/** The finished game in words, and each player's points turn by turn. */
export function story(
  view: BrainstormView,
  nameOf: NameOf,
  { story: said }: BrainstormWords,
  steps: readonly Step<BrainstormHappening>[],
): ResultStory {
  const places = view.result?.places ?? [];
  const scores = view.result?.scores ?? view.scores;
  const winner = places.indexOf(1);
  const sorted = scores.toSorted((a, b) => b - a);
  const [won = 0, second = 0] = sorted;
  const turns = pointsByTurn(steps, view.players);
  return {
    headline: winner < 0 ? said.nobody : said.alone(nameOf(winner)),
    subline: winner >= 0 && won === second ? said.tie(won) : said.subline(won, second),
    notes: scores.map((_, seat) => {
      const { small, medium, large } = tally(view, seat);
      return {
        text: said.note(small, medium, large, view.tokens[seat] ?? 0),
        title: seat === winner ? 'winner' : null,
      };
    }),
    series:
      turns.length > 1
        ? seriesTo(scores, {
            labels: turns.map((_, index) => said.turn(index + 1)),
            values: scores.map((_, seat) => turns.map((points) => points[seat] ?? 0)),
            limit: null,
          })
        : null,
  };
}
