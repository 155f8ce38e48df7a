import { LEVELS } from '@izvilina/games/notnot/rules/levels.ts';
import { USUAL_REST } from '@izvilina/games/notnot/timing/rest.ts';
import { useState } from 'react';
import { useOwnWords } from '../../i18n/words.ts';
import { Checkbox } from '../../kit/widgets/Checkbox.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import type { OptionsProps } from '../module.ts';
import { WORDS } from './words/words.ts';
import './look.css';

const CHOICES = ['first', ...LEVELS] as const;
const SECONDS = [2, 60] as const;
const USUAL_SECONDS = 8;
const RESTS = { quick: 1000, usual: USUAL_REST, calm: 5000 } as const;
const REST_NAMES = ['quick', 'usual', 'calm'] as const;

/** The host's options before the deal, as lines on squared paper. Only values that differ from the default are sent. */
export function Options({ options, change }: OptionsProps) {
  const { options: words } = useOwnWords(WORDS);
  const set = change && ((part: Readonly<Record<string, unknown>>) => change({ ...options, ...part }));
  const level = CHOICES.find((one) => one === options.level) ?? 'first';
  const rest = typeof options.restMs === 'number' ? options.restMs : USUAL_REST;
  return (
    <>
      <Choice
        name="level"
        legend={words.level}
        of={CHOICES.map((one) => ({ value: one, text: words[one] }))}
        picked={level}
        small={words[`${level}Small`]}
        onPick={set && ((picked) => set({ level: picked }))}
      />
      <Checkbox
        on={options.notNothing !== 'ignored'}
        onChange={set && ((any) => set({ notNothing: any ? 'any' : 'ignored' }))}
        small={words.notNothingSmall}
      >
        {words.notNothing}
      </Checkbox>
      <Answer
        seconds={typeof options.answerMs === 'number' ? options.answerMs / 1000 : USUAL_SECONDS}
        words={words}
        onSeconds={set && ((seconds) => set({ answerMs: seconds * 1000 }))}
      />
      <Choice
        name="rest"
        legend={words.rest}
        of={REST_NAMES.map((one) => ({ value: RESTS[one], text: words.rests[one] }))}
        picked={rest}
        small={words.restSmall(words.restSeconds(rest))}
        onPick={set && ((restMs) => set({ restMs }))}
      />
      <Checkbox on={options.shapes === true} onChange={set && ((shapes) => set({ shapes }))} small={words.shapesSmall}>
        {words.shapes}
      </Checkbox>
    </>
  );
}

function Answer(props: {
  readonly seconds: number;
  readonly words: (typeof WORDS)['ru']['options'];
  readonly onSeconds: ((seconds: number) => void) | null;
}) {
  const { seconds, words, onSeconds } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (Number.isInteger(number) && number >= SECONDS[0] && number <= SECONDS[1]) onSeconds?.(number);
  };
  return (
    <p className="opt nn-answer">
      <i>
        <Icon name="clock" className="" />
      </i>
      <span>
        {words.answer}{' '}
        <input
          className="num"
          type="number"
          inputMode="numeric"
          min={SECONDS[0]}
          max={SECONDS[1]}
          value={typed ?? seconds}
          disabled={!onSeconds}
          aria-label={words.answerLabel}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />{' '}
        {words.answerAfter}
      </span>
    </p>
  );
}

/** A choice among a few words in a row, with an explanation of the chosen one below. */
function Choice<T extends string | number>(props: {
  readonly name: string;
  readonly legend: string;
  readonly of: readonly { readonly value: T; readonly text: string }[];
  readonly picked: T;
  readonly small: string;
  readonly onPick: ((value: T) => void) | null;
}) {
  const { name, picked, onPick } = props;
  return (
    <fieldset className="pick-one">
      <legend>{props.legend}</legend>
      {props.of.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === picked}
            disabled={!onPick}
            onChange={() => onPick?.(value)}
          />
          <span>{text}</span>
        </label>
      ))}
      <small>{props.small}</small>
    </fieldset>
  );
}
