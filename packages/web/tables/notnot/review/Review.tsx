import { useMemo } from 'react';
import { useOwnWords } from '../../../i18n/words.ts';
import { Mark } from '../../../pieces/Mark.tsx';
import type { ReviewProps } from '../../module.ts';
import { KINDS } from '../practice/drill.ts';
import { PRACTICE_WORDS } from '../practice/words.ts';
import { WORDS } from '../words/words.ts';
import { touching } from './statistics.ts';
import { REVIEW_WORDS } from './words.ts';
import '../look.css';

/** Each player's reaction times, and their mistakes by kind of roll. */
export default function Review({ replay, nameOf }: ReviewProps) {
  const words = useOwnWords(REVIEW_WORDS);
  const kinds = useOwnWords(PRACTICE_WORDS).kinds;
  const table = useOwnWords(WORDS);
  const players = replay.file.names.length;
  const all = useMemo(() => touching(replay.frames, players), [replay, players]);
  const best = Math.min(...all.map(({ quickest }) => quickest ?? Number.POSITIVE_INFINITY));
  const time = (ms: number | null) => (ms === null ? words.none : table.seconds(ms));
  const met = KINDS.filter((kind) => all.some(({ byKind }) => byKind[kind].touches > 0));
  return (
    <section className="nn-review paper read">
      <h3>{words.title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {([words.quickest, words.usual, words.right, words.mistakes] as const).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ quickest, usual, right, mistakes }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
            <tr key={seat}>
              <Player seat={seat} name={nameOf(seat)} />
              <td className={quickest === best ? 'best' : ''}>{time(quickest)}</td>
              <td>{time(usual)}</td>
              <td>{right}</td>
              <td>{mistakes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>
        {words.byKind} <small>{words.byKindText}</small>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {met.map((kind) => (
              <th key={kind} scope="col">
                {kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ byKind }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
            <tr key={seat}>
              <Player seat={seat} name={nameOf(seat)} />
              {met.map((kind) => {
                const { touches, mistakes } = byKind[kind];
                return <td key={kind}>{touches === 0 ? words.none : words.of(mistakes, touches)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Player = ({ seat, name }: { readonly seat: number; readonly name: string }) => (
  <th scope="row">
    <span>
      <Mark seat={seat} />
      {name}
    </span>
  </th>
);
