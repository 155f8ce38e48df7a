import type { Series } from '@izvilina/protocol/messages.ts';
import { useOwnWords } from '../i18n/words.ts';
import { Mark } from '../pieces/Mark.tsx';
import './series.css';
import { WORDS } from './words.ts';

/** The score of a series of rematches, from the second game on. */
export function SeriesScore({ series, names }: { readonly series: Series | null; readonly names: readonly string[] }) {
  const text = useOwnWords(WORDS);
  if (!series || series.games < 2 || names.length < 2) return null;
  const best = Math.max(...series.wins);
  const order = names.map((_, seat) => seat).sort((a, b) => (series.wins[b] ?? 0) - (series.wins[a] ?? 0));
  return (
    <section className="series" aria-label={text.series}>
      <h3>{text.seriesAfter(series.games)}</h3>
      <ul>
        {order.map((seat) => (
          <li key={seat} className={best > 0 && series.wins[seat] === best ? 'leads' : ''}>
            <Mark seat={seat} />
            <span>{names[seat]}</span>
            <b>{series.wins[seat]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
