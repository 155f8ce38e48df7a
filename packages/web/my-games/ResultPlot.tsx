import { useOwnWords } from '../i18n/words.ts';
import { useTitle } from '../pages/useTitle.ts';
import type { GameStats } from './stats.ts';
import { WORDS } from './words.ts';

const SHOWN = 30;
const [WIDTH, HEIGHT, EDGE] = [300, 84, 8];

/** My score game by game, oldest on the left; a filled dot is a win. */
export function ResultPlot({ stats }: { readonly stats: GameStats }) {
  const text = useOwnWords(WORDS);
  const title = useTitle(stats.game);
  const results = stats.results.slice(-SHOWN);
  if (results.length < 2) return null;
  const scores = results.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const points = results.map(({ score, ending, game }, i) => ({
    table: game.table,
    won: ending === 'won',
    best: game === stats.best,
    x: EDGE + (i * (WIDTH - 2 * EDGE)) / (results.length - 1),
    y: HEIGHT - EDGE - ((score - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE),
  }));
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text.plot(title, scores)}>
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {points.map(({ table, x, y, won, best }) => (
        <circle key={table} className={won ? 'won' : ''} cx={x} cy={y} r={best ? 6 : 4} />
      ))}
    </svg>
  );
}
