import { useOwnWords } from '../../i18n/words.ts';
import { Checkbox } from '../../kit/widgets/Checkbox.tsx';
import type { OptionsProps } from '../module.ts';

const WORDS = {
  ru: {
    ownSide: 'Бросать только со своей стороны',
    ownSideSmall: 'иначе — с любого места у края стола',
    answer: 'Время на ответ в чужой ход',
    seconds: 'с',
  },
  en: {
    ownSide: 'Throw from your own side only',
    ownSideSmall: 'otherwise from anywhere along the edge',
    answer: 'Time to answer out of turn',
    seconds: 's',
  },
};

const ANSWERS = [15, 30, 60] as const;
const USUAL = 30;

/** What the host agrees on: where throws come from, and how long the table waits for an answer out of turn. */
export function Options({ options, change }: OptionsProps) {
  const words = useOwnWords(WORDS);
  const set = change && ((part: Readonly<Record<string, unknown>>) => change({ ...options, ...part }));
  const answer = typeof options.answerS === 'number' ? options.answerS : USUAL;
  return (
    <>
      <Checkbox
        on={options.ownSide === true}
        onChange={set && ((ownSide) => set({ ownSide }))}
        small={words.ownSideSmall}
      >
        {words.ownSide}
      </Checkbox>
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
            <span>{`${seconds}\u00a0${words.seconds}`}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
