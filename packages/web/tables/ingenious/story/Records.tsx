import type { IngeniousWords } from '../words/words.ts';
import { records } from './records.ts';

/** Solo: the best games of this device, in the place of an opponent's panel. */
export function Records({ words, bag }: { readonly words: IngeniousWords; readonly bag: number }) {
  const known = records();
  return (
    <section className="ing-records" aria-label={words.records.title}>
      <h2>{words.records.title}</h2>
      {known.length === 0 && <p>{words.records.none}</p>}
      <ol>
        {known.map(({ game, sorted }) => (
          <li key={game}>
            <b>{sorted[0]}</b>
            <span>{words.records.row(sorted)}</span>
          </li>
        ))}
      </ol>
      <p className="bag">{words.bag(bag)}</p>
    </section>
  );
}

/** The best record and the bag in two lines, for a narrow table. */
export function Tally({ words, bag }: { readonly words: IngeniousWords; readonly bag: number }) {
  const best = records()[0]?.sorted[0];
  return (
    <p className="ing-tally">
      {best !== undefined && <b>{words.records.best(best)}</b>}
      <span>{words.bag(bag)}</span>
    </p>
  );
}
