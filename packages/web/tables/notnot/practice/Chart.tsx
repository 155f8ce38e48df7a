import type { CSSProperties } from 'react';
import type { NotNotWords } from '../words/words.ts';
import { type Memory, median } from './bests.ts';
import { KINDS } from './drill.ts';
import type { PracticeWords } from './words.ts';
import '../look.css';

/** Chart of the median time of the latest right touches, by kind of roll. */
export function Chart(props: { readonly memory: Memory; readonly words: PracticeWords; readonly own: NotNotWords }) {
  const { memory, words, own } = props;
  const rows = KINDS.map((kind) => ({ kind, ms: median(memory.times[kind] ?? []) }));
  const longest = Math.max(...rows.map(({ ms }) => ms ?? 0));
  return (
    <figure className="pr-chart">
      <figcaption>
        {words.chart}
        {longest > 0 && <small>{words.chartText}</small>}
      </figcaption>
      {longest === 0 ? (
        <p>{words.chartEmpty}</p>
      ) : (
        <dl>
          {rows.map(({ kind, ms }) => (
            <div key={kind} style={{ '--share': (ms ?? 0) / longest } as CSSProperties}>
              <dt>{words.kinds[kind]}</dt>
              <dd>
                <i />
                <b>{ms === null ? words.none : own.seconds(ms)}</b>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  );
}
