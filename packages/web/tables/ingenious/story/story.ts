import { lowest, type Track, trackEnd } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { NameOf, ResultStory, Step } from '../../module.ts';
import { seriesTo } from '../../shared/seriesTo.ts';
import type { IngeniousWords } from '../words/words.ts';
import { byRound, historyOf } from './history.ts';
import { recordOf, records } from './records.ts';

const sorted = (track: Track): readonly number[] => track.toSorted((a, b) => a - b);

/** The finished game in words, and each player's lowest marker turn by turn. */
export function story(
  view: IngeniousView,
  nameOf: NameOf,
  words: IngeniousWords,
  steps: readonly Step<IngeniousHappening>[],
): ResultStory {
  const places = view.result?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const trackFor = (seat: number): Track => view.tracks[view.seats[seat]?.team ?? 0] ?? [];
  const rounds = byRound(historyOf(steps, view.mode, view.players), view.players);
  return {
    ...(view.mode === 'solo' ? alone(view, words) : together(view, winners, trackFor, nameOf, words)),
    notes: view.seats.map((_, seat) => {
      const track = sorted(trackFor(seat));
      const won = winners.includes(seat) && view.mode !== 'solo';
      return won
        ? { text: words.story.winner(track), title: 'winner' }
        : { text: words.story.sorted(track), title: null };
    }),
    series: seriesTo(view.result?.scores ?? [], {
      labels: rounds.map((_, index) => words.story.turn(index + 1)),
      values: view.seats.map(({ team }) => rounds.map((tracks) => lowest(tracks[team] as Track))),
      limit: { at: trackEnd(view.mode), label: words.story.limit(trackEnd(view.mode)) },
    }),
  };
}

type Lines = Pick<ResultStory, 'headline' | 'subline'>;

function together(
  view: IngeniousView,
  winners: readonly number[],
  trackFor: (seat: number) => Track,
  nameOf: NameOf,
  { story: said }: IngeniousWords,
): Lines {
  const names = winners.map(nameOf);
  const best = sorted(trackFor(winners[0] ?? 0));
  const second = view.seats
    .flatMap((_, seat) => (winners.includes(seat) ? [] : [sorted(trackFor(seat))]))
    .find((track) => track[0] === best[0]);
  const headline =
    view.mode === 'team' && winners.length === 2
      ? said.team(names)
      : names.length === 1
        ? said.alone(names[0] as string)
        : said.shared(names);
  return { headline, subline: second ? said.tie(...whereTheyDiffer(best, second)) : said.subline(best[0] ?? 0) };
}

/** Both lists up to and including the first marker that differs. */
function whereTheyDiffer(a: readonly number[], b: readonly number[]): [readonly number[], readonly number[]] {
  const at = a.findIndex((marker, i) => marker !== b[i]);
  return [a.slice(0, at + 1), b.slice(0, at + 1)];
}

/** IN-R4: this game compared with the records of this device. */
function alone(view: IngeniousView, { story: said }: IngeniousWords): Lines {
  const mine = recordOf(view);
  const known = records();
  const best = known[0];
  const headline = said.solo(mine.sorted[0] ?? 0);
  if (!best) return { headline, subline: said.sorted(mine.sorted) };
  if (best.game === mine.game) return { headline, subline: known.length > 1 ? said.soloBest : said.soloFirst };
  return { headline, subline: said.soloRecord(best.sorted[0] ?? 0, best.sorted) };
}
