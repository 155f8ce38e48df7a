import { backOf } from '@izvilina/games/notnot/back.ts';
import type { Ink, Roll } from '@izvilina/games/notnot/dice.ts';
import { LEVELS, rulesAtStart } from '@izvilina/games/notnot/options.ts';
import type { Slot } from '@izvilina/games/notnot/slots.ts';
import type { Judged } from '@izvilina/games/notnot/state.ts';
import { useEffect, useState } from 'react';
import { useOwnWords, useWords } from '../i18n/words.ts';
import { Icon } from '../pieces/Icon.tsx';
import { useSettings } from '../settings.ts';
import { Bar } from '../shell/Bar.tsx';
import { Sheet } from '../shell/Sheet.tsx';
import { Cord } from '../tables/notnot/Cord.tsx';
import { Cross } from '../tables/notnot/Cross.tsx';
import { Dice } from '../tables/notnot/Dice.tsx';
import { explain } from '../tables/notnot/explain.ts';
import { keyOf } from '../tables/notnot/keys.ts';
import { Levels } from '../tables/notnot/Levels.tsx';
import { whyLine, whySteps } from '../tables/notnot/why.ts';
import { WORDS } from '../tables/notnot/words.ts';
import { Chart } from './Chart.tsx';
import type { Drill } from './drill.ts';
import { type Answer, type Practice, TUMBLE, usePractice } from './usePractice.ts';
import { PRACTICE_WORDS } from './words.ts';
import '../shell/table.css';
import '../tables/notnot/table.css';
import '../tables/notnot/seats.css';
import '../tables/notnot/narrow.css';
import './practice.css';

/** What lies there before the first roll. */
const SAMPLE: Roll = ['left', 'red', 'not'];
const SAMPLE_INK: Ink = ['yellow', 'blue', 'red'];
const NOBODY: ReadonlyMap<number, Slot> = new Map();

/** One player against the fuse: the same dice and cards, all in the page. */
export function PracticePage() {
  const shell = useWords();
  const words = useOwnWords(PRACTICE_WORDS);
  const own = useOwnWords(WORDS);
  const practice = usePractice();
  const { shapes } = useSettings();
  const { drill, phase, answer } = practice;
  useKeys(practice);
  return (
    <main className="table notnot">
      <Bar
        title={shell.games.notnot?.title ?? ''}
        phase={words.title}
        items={[
          { icon: 'rules', text: shell.bar.rules, go: '/rules/notnot' },
          { icon: 'leave', text: shell.bar.leave, go: '/' },
        ]}
      />
      <div className="nn practice">
        <div className="nn-in" data-beat={phase} data-others="0">
          <div className="nn-said">
            <Dice
              roll={drill?.roll ?? SAMPLE}
              ink={drill?.ink ?? SAMPLE_INK}
              negation={(drill?.rules ?? rulesOf(practice)).includes('notnot')}
              shapes={shapes}
              mood={phase === 'rolling' ? 'rolling' : 'shown'}
              words={own}
            />
            <Levels rules={drill?.rules ?? rulesOf(practice)} words={own} />
          </div>
          {drill && (
            <Cross
              table={drill.table}
              back={backOf(drill.deck)}
              deck={drill.deck.length}
              rules={drill.rules}
              right={phase === 'judged' ? drill.right : null}
              judged={answer ? touchOf(answer) : []}
              touched={NOBODY}
              onPoint={practice.point}
              words={own}
            />
          )}
          {phase === 'idle' ? <Start practice={practice} /> : <Score practice={practice} />}
          {phase !== 'idle' && <Foot practice={practice} />}
        </div>
      </div>
    </main>
  );
}

const rulesOf = ({ level }: Practice) => rulesAtStart({ level, notNothing: 'any', answerMs: 0 });

const touchOf = ({ slot, ms, right }: Answer): readonly Judged[] =>
  slot === null
    ? []
    : [
        {
          player: 0,
          slot,
          at: ms ?? 0,
          uncertainty: 0,
          claimed: null,
          right,
          verdict: right ? 'first' : 'mistake',
          took: right ? slot : null,
          lost: false,
        },
      ];

function Start({ practice }: { readonly practice: Practice }) {
  const words = useOwnWords(PRACTICE_WORDS);
  const own = useOwnWords(WORDS);
  const best = practice.memory.bests[practice.level];
  return (
    <section className="pr-start pad">
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      <fieldset className="pr-levels">
        <legend className="vh">{words.level}</legend>
        {LEVELS.map((level) => (
          <label key={level}>
            <input
              type="radio"
              name="level"
              checked={level === practice.level}
              onChange={() => practice.choose(level)}
            />
            <span>{words.levels[level]}</span>
          </label>
        ))}
      </fieldset>
      <p className="pr-best">
        {words.best}: <b>{best?.streak ?? 0}</b> {words.streak}
        {best?.quickest != null && (
          <>
            , {words.quickest} <b>{own.seconds(best.quickest)}</b>
          </>
        )}
      </p>
      <button type="button" className="stamp" onClick={practice.start}>
        <Icon name="play" />
        {words.start}
      </button>
      <Chart memory={practice.memory} words={words} own={own} />
    </section>
  );
}

/** The pencil count at the side: this run, the best one, and where the time goes. */
function Score({ practice }: { readonly practice: Practice }) {
  const words = useOwnWords(PRACTICE_WORDS);
  const own = useOwnWords(WORDS);
  const { answer, drill, memory, level, streak } = practice;
  const failed = answer !== null && !answer.right;
  return (
    <section className="pr-score">
      <p className="run">
        <b>{streak}</b>
        <span>{words.streak}</span>
        <small>
          {words.best} {memory.bests[level]?.streak ?? 0}
        </small>
      </p>
      {failed && drill ? (
        <div className="pad why">
          <h2>{words.why}</h2>
          <Steps drill={drill} answer={answer} />
        </div>
      ) : (
        <div className="pad">
          <Chart memory={memory} words={words} own={own} />
        </div>
      )}
    </section>
  );
}

function Steps({ drill, answer }: { readonly drill: Drill; readonly answer: Answer }) {
  const own = useOwnWords(WORDS);
  const explanation = explain(drill.table, drill.roll, drill.up, drill.lie, drill.options);
  const steps = [
    ...whySteps(explanation, answer.slot, own),
    ...(answer.slot === null ? [own.steps.missed] : []),
    ...(fellForInk(drill, answer) ? [own.steps.ink] : []),
  ];
  return (
    <ol className="nn-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** The portal has the colour in which one of the colour words is only written. */
function fellForInk({ table, roll, ink }: Drill, { slot }: Answer): boolean {
  const card = slot && table[slot];
  return card?.kind === 'portal' && ink[1] === card.colour && roll[1] !== 'nothing';
}

function Foot({ practice }: { readonly practice: Practice }) {
  const words = useOwnWords(PRACTICE_WORDS);
  const own = useOwnWords(WORDS);
  const [open, setOpen] = useState(false);
  const { phase, answer, drill, round, time } = practice;
  const failed = answer !== null && !answer.right;
  return (
    <section className="nn-near">
      <div className="lines" aria-live="polite">
        <p className="happened">
          <span>{answer && drill ? saidOf(answer, words, own) : words.levels[practice.level]}</span>
        </p>
        <p className="asked">
          {failed && drill
            ? whyLine(explain(drill.table, drill.roll, drill.up, drill.lie, drill.options), own)
            : phase === 'rolling'
              ? words.rolling
              : phase === 'open'
                ? words.where
                : null}
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
          <button type="button" className="stamp" onClick={practice.next}>
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
          <Steps drill={drill} answer={answer} />
        </Sheet>
      )}
    </section>
  );
}

function saidOf({ slot, ms, right }: Answer, words: (typeof PRACTICE_WORDS)['ru'], own: (typeof WORDS)['ru']): string {
  if (right) return slot === null ? words.held : words.right(own.seconds(ms ?? 0));
  return slot === null ? words.missed : `${words.wrong}: ${own.slot[slot]}`;
}

function useKeys(practice: Practice): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') || practice.phase === 'idle') return;
      const key = keyOf(event.code, 1);
      if (key) {
        event.preventDefault();
        practice.point(key.slot, event.timeStamp);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [practice]);
}
