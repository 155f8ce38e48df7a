import { type Analysis, worstOf } from '@izvilina/bots/analysis/analysis.ts';
import { useOwnWords } from '../i18n/words.ts';
import { ChanceLine } from '../pages/analysis/ChanceLine.tsx';
import { type AnalysisWords, WORDS } from '../pages/analysis/words.ts';
import type { NameOf } from '../tables/module.ts';
import './rail-line.css';

/** The chances above the rail, moment by moment; the names above and below the middle say who is ahead. */
export function RailLine(props: {
  readonly analysis: Analysis;
  readonly moments: readonly number[];
  readonly at: number;
  readonly momentOf: (seq: number) => number;
  readonly nameOf: NameOf;
}) {
  const { analysis, moments, momentOf, nameOf } = props;
  const words = useOwnWords<AnalysisWords>(WORDS);
  const known = moments.flatMap((frame) => {
    const now = analysis.chances[frame];
    return now ? [now] : [];
  });
  const now = known[Math.min(props.at, known.length - 1)] ?? [];
  const seats = now.map((_, seat) => seat);
  return (
    <span className="rail-line" data-lamp={props.at * 2 < moments.length ? 'left' : 'right'}>
      <ChanceLine
        chances={known}
        places={moments.length}
        mistakes={seats.flatMap((seat) => worstOf(analysis, seat).map(({ seq }) => ({ place: momentOf(seq), seat })))}
        label={words.lineLabel(seats.map((seat) => `${nameOf(seat)} ${words.percent(now[seat] ?? 0)}`))}
      />
      {seats.length === 2 && (
        <>
          <small>{words.stronger(nameOf(0))}</small>
          <small>{words.stronger(nameOf(1))}</small>
        </>
      )}
    </span>
  );
}
