import { useState } from 'react';
import { useOwnWords } from '../../../i18n/words.ts';
import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import { Cord } from '../board/Cord.tsx';
import { explain } from '../why/explain.ts';
import { whyLine } from '../why/why.ts';
import { rollInWords } from '../words/describe.ts';
import { type NotNotWords, WORDS } from '../words/words.ts';
import { Steps } from './Steps.tsx';
import { type Answer, type Practice, TUMBLE } from './usePractice.ts';
import { PRACTICE_WORDS, type PracticeWords } from './words.ts';
import '../look.css';

/** The near edge: the result of the last answer, the current question, and the fuse; after a mistake, how to go on. */
export function Foot({ practice }: { readonly practice: Practice }) {
  const words = useOwnWords(PRACTICE_WORDS);
  const own = useOwnWords(WORDS);
  const [open, setOpen] = useState(false);
  const { phase, answer, drill, round, time } = practice;
  const failed = answer !== null && !answer.right;
  return (
    <section className="nn-near">
      <div className="lines" aria-live="polite">
        <p className="happened">
          <span>{failed ? saidOf(answer, words, own) : own.options[practice.level]}</span>
        </p>
        <p className="asked">
          {failed && drill
            ? whyLine(explain(drill.table, drill.roll, drill.up, drill.lie, drill.options), own)
            : phase === 'rolling'
              ? own.asked.next
              : phase === 'open'
                ? own.asked.where
                : answer && saidOf(answer, words, own)}
        </p>
      </div>
      {failed ? (
        <div className="pr-after">
          <button type="button" className="quiet pr-why" onClick={() => setOpen(true)}>
            {words.why}
          </button>
          <button type="button" className="quiet" onClick={practice.stop}>
            {words.stop}
          </button>
          <button type="button" className="stamp" ref={focused} onClick={practice.next}>
            {words.next}
          </button>
        </div>
      ) : (
        <Cord
          beat={phase === 'open' ? 'open' : phase === 'rolling' ? 'rolling' : 'dealt'}
          round={round}
          answerMs={time}
          tumble={TUMBLE}
          words={own}
        />
      )}
      {open && failed && drill && (
        <Sheet title={words.why} onClose={() => setOpen(false)}>
          <p className="nn-rolled">{own.roll(rollInWords(drill.roll, own))}</p>
          <Steps drill={drill} answer={answer} />
        </Sheet>
      )}
    </section>
  );
}

/** Focuses the button, so that keyboard players can go on with a key. */
const focused = (button: HTMLElement | null): void => button?.focus({ preventScroll: true });

function saidOf({ slot, ms, right }: Answer, words: PracticeWords, own: NotNotWords): string {
  if (right) return slot === null ? words.held : words.right(own.seconds(ms ?? 0));
  return slot === null ? words.missed : `${words.wrong}: ${own.slot[slot]}`;
}
