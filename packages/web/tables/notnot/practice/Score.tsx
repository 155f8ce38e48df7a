import { useOwnWords } from '../../../i18n/words.ts';
import { WORDS } from '../words/words.ts';
import { Chart } from './Chart.tsx';
import { Steps } from './Steps.tsx';
import type { Practice } from './usePractice.ts';
import { PRACTICE_WORDS } from './words.ts';
import '../look.css';

/** The score at the side: this run, the best one, and the times by kind of roll; after a mistake, why. */
export function Score({ practice }: { readonly practice: Practice }) {
  const words = useOwnWords(PRACTICE_WORDS);
  const own = useOwnWords(WORDS);
  const { answer, drill, memory, level, streak } = practice;
  return (
    <section className="pr-score">
      <p className="run">
        <b>{streak}</b>
        <span>{words.streak}</span>
        <small>{practice.record ? words.newBest : `${words.best} ${memory.bests[level]?.streak ?? 0}`}</small>
      </p>
      <div className="pr-paper">
        {answer && !answer.right && drill ? (
          <>
            <h2>{words.why}</h2>
            <Steps drill={drill} answer={answer} />
          </>
        ) : (
          <Chart memory={memory} words={words} own={own} />
        )}
      </div>
    </section>
  );
}
