import type { SheetLine } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { NameOf, ResultStory, Series } from '../../module.ts';
import { rowsOf } from '../seats/sheetRows.ts';
import type { MindtrainerWords } from '../words/words.ts';

/** The story of a finished game, from its public score sheet. */
export function story(view: MindtrainerView, nameOf: NameOf, words: MindtrainerWords): ResultStory {
  const { scores, result, sheet } = view;
  const places = result?.places ?? scores.map(() => 1);
  const winners = scores.map((_, seat) => seat).filter((seat) => places[seat] === 1);
  const [winner = 0] = winners;
  const second = Math.max(...scores.filter((_, seat) => places[seat] !== 1));
  return {
    headline:
      winners.length > 1
        ? words.story.shared(winners.map(nameOf))
        : words.story.alone(nameOf(winner), scores[winner] ?? 0),
    subline: winners.length > 1 ? words.story.level : words.story.by((scores[winner] ?? 0) - second),
    notes: scores.map((_, seat) => ({
      text: noteOf(
        sheet.filter(({ player }) => player === seat),
        words,
      ),
      title: places[seat] === 1 ? 'winner' : null,
    })),
    series: seriesOf(view, words),
  };
}

function noteOf(lines: readonly SheetLine[], { story: words }: MindtrainerWords): string {
  const laid = lines.filter(({ type }) => type === 'laid');
  const best = laid.toSorted((a, b) => b.total - a.total)[0];
  return best ? words.words(laid.length, words.best(best.words[0]?.word ?? '', best.total)) : words.none;
}

/** Totals after every round; the last point includes the final scores. */
function seriesOf(
  { sheet, scores, players, final }: MindtrainerView,
  { story: words }: MindtrainerWords,
): Series | null {
  const rows = rowsOf(sheet, players);
  if (rows.length < 2) return null;
  const values = scores.map((score, seat) => {
    const column = rows.map((row) => row[seat]?.total ?? 0);
    const played = column.reduce((sum, total) => sum + total, 0);
    const before = score - (final?.[seat]?.unplayed ?? 0) - (final?.[seat]?.gained ?? 0);
    let sum = before - played;
    const line = column.map((total) => {
      sum += total;
      return sum;
    });
    return [...line.slice(0, -1), score];
  });
  return { labels: rows.map((_, round) => words.turn(round + 1)), values, limit: null };
}
