import { LEVELS } from '@izvilina/games/notnot/rules/levels.ts';
import { useOwnWords } from '../../../i18n/words.ts';
import { Icon } from '../../../pieces/Icon.tsx';
import { WORDS } from '../words/words.ts';
import { Chart } from './Chart.tsx';
import type { Practice } from './usePractice.ts';
import { PRACTICE_WORDS } from './words.ts';
import '../look.css';

/** Before the first roll: the level, its best results, and the start button. */
export function Start({ practice }: { readonly practice: Practice }) {
  const words = useOwnWords(PRACTICE_WORDS);
  const own = useOwnWords(WORDS);
  const best = practice.memory.bests[practice.level];
  return (
    <section className="pr-start pr-paper">
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      <fieldset className="pick-one">
        <legend className="vh">{words.level}</legend>
        {LEVELS.map((level) => (
          <label key={level}>
            <input
              type="radio"
              name="level"
              checked={level === practice.level}
              onChange={() => practice.choose(level)}
            />
            <span>{own.options[level]}</span>
          </label>
        ))}
      </fieldset>
      <p className="pr-means">{words.means[practice.level]}</p>
      {best && (
        <p className="pr-best">
          {words.best}: <b>{best.streak}</b> {words.streak}
          {best.quickest !== null && (
            <>
              , {words.quickest} <b>{own.seconds(best.quickest)}</b>
            </>
          )}
        </p>
      )}
      <button type="button" className="stamp" onClick={practice.start}>
        <Icon name="play" />
        {words.start}
      </button>
      <Chart memory={practice.memory} words={words} own={own} />
    </section>
  );
}
