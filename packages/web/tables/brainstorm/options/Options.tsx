import { useOwnWords } from '../../../i18n/words.ts';
import { Tick } from '../../../kit/Tick.tsx';
import type { OptionsProps } from '../../module.ts';
import { type BrainstormWords, WORDS } from '../words/words.ts';

const ANSWERS = [15, 30, 60] as const;
const USUAL = 30;

/** What the host agrees on: where throws come from, and how long the table waits for an answer out of turn. */
export function Options({ options, change }: OptionsProps) {
  const { options: words } = useOwnWords<BrainstormWords>(WORDS);
  const set = change && ((part: Readonly<Record<string, unknown>>) => change({ ...options, ...part }));
  const answer = typeof options.answerS === 'number' ? options.answerS : USUAL;
  return (
    <>
      <Tick on={options.ownSide === true} onChange={set && ((ownSide) => set({ ownSide }))} small={words.ownSideSmall}>
        {words.ownSide}
      </Tick>
      <fieldset className="pick-one">
        <legend>{words.answer}</legend>
        {ANSWERS.map((seconds) => (
          <label key={seconds}>
            <input
              type="radio"
              name="answerS"
              checked={answer === seconds}
              disabled={!set}
              onChange={() => set?.({ answerS: seconds })}
            />
            <span>{words.seconds(seconds)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
