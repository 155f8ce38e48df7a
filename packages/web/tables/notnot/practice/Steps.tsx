import { useOwnWords } from '../../../i18n/words.ts';
import { explain } from '../why/explain.ts';
import { whySteps } from '../why/why.ts';
import { WORDS } from '../words/words.ts';
import { type Drill, fellForInk } from './drill.ts';
import type { Answer } from './usePractice.ts';
import '../look.css';

/** «почему?»: the logic of the roll step by step, and where the answer went wrong. */
export function Steps({ drill, answer }: { readonly drill: Drill; readonly answer: Answer }) {
  const own = useOwnWords(WORDS);
  const explanation = explain(drill.table, drill.roll, drill.up, drill.lie, drill.options);
  const steps = [
    ...whySteps(explanation, drill.rules, answer.slot, own),
    ...(answer.slot === null ? [own.steps.missed] : []),
    ...(!explanation.negated && fellForInk(drill, answer.slot) ? [own.steps.ink] : []),
  ];
  return (
    <ol className="nn-steps nn-round">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
