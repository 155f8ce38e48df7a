import type { Mistake } from '@izvilina/bots/analysis/analysis.ts';
import { useOwnWords } from '../i18n/words.ts';
import type { Analysing } from '../pages/analysis/useAnalysis.ts';
import { Verdict, verdictOn } from '../pages/analysis/Verdict.tsx';
import { WORDS as ANALYSIS_WORDS, type AnalysisWords } from '../pages/analysis/words.ts';
import type { NameOf, TableModule } from '../tables/module.ts';
import '../pages/paper/paper.css';
import './moment.css';
import { WORDS } from './words.ts';

/** What happens at this moment, and what a bot thinks of it. Always shown, so that the table keeps its size. */
export function MomentPaper(props: {
  /** «момент 9 из 20» */
  readonly place: string;
  readonly lines: readonly string[];
  readonly mistakes: readonly Mistake[];
  readonly analysing: Analysing;
  readonly module: TableModule;
  readonly nameOf: NameOf;
}) {
  const { lines, mistakes, analysing, module, nameOf } = props;
  const text = useOwnWords(WORDS);
  const words = useOwnWords<AnalysisWords>(ANALYSIS_WORDS);
  const { analysis, failed } = analysing;
  const [worst] = mistakes;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, by keys too.
    <section className="paper-beside moment-paper" aria-label={text.happening} tabIndex={0}>
      <small>{props.place}</small>
      {worst && <h2>{verdictOn(worst.cost, words)}</h2>}
      <div aria-live="polite">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {mistakes.map((mistake) => (
        <Verdict key={mistake.seq} mistake={mistake} module={module} nameOf={nameOf} />
      ))}
      {analysis && !analysis.done && (
        <small role="status">{words.working(analysis.chances.length - 1, analysis.events)}</small>
      )}
      {failed && <small>{words.failed}</small>}
    </section>
  );
}
