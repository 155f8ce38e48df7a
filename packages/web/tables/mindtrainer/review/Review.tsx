import { isOpen } from '@izvilina/games/mindtrainer/is-open.ts';
import type { Lexicon } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import { type Options, options as optionsShape } from '@izvilina/games/mindtrainer/options.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import { useEffect, useState } from 'react';
import { useOwnWords } from '../../../i18n/words.ts';
import { Mark, markColour } from '../../../pieces/Mark.tsx';
import type { ReviewProps } from '../../module.ts';
import { DICTIONARY_WORDS } from '../words/dictionary-words.ts';
import { useLexicon } from '../words/useLexicon.ts';
import { type MindtrainerWords, WORDS } from '../words/words.ts';
import { type Missed, missedIn, turnsOf } from './missed.ts';
import { REVIEW_WORDS, type ReviewWords } from './words.ts';
import '../look.css';

const HEIGHT = 120;
const BAR = 18;
const GAP = 4;
/** A game that began near its end has fewer turns; their bars are no wider than those of others. */
const FEWEST = 24;

/** Every turn compared with the best word. Computed one turn at a time, so that the page never blocks. */
export default function Review({ replay, nameOf }: ReviewProps) {
  const words = useOwnWords(REVIEW_WORDS);
  const table = useOwnWords<MindtrainerWords>(WORDS);
  const dictionary = useOwnWords(DICTIONARY_WORDS);
  const options = optionsOf(replay);
  const lexicon = useLexicon(options, true);
  const { missed, all } = useMissed(replay, lexicon ?? null);
  const players = replay.file.names.map((_, seat) => seat);
  const lostBy = (seat: number) =>
    missed.filter(({ player }) => player === seat).reduce((sum, { lost }) => sum + lost, 0);
  const most = Math.max(10, ...missed.map(({ lost }) => lost));
  const width = Math.max(FEWEST, all) * (BAR + GAP);
  return (
    <section className="mt-review paper read">
      <h3>{words.title}</h3>
      <p>
        {words.how} {isOpen(options) && words.open}
      </p>
      {lexicon === null && <p role="alert">{dictionary.failed}</p>}
      {lexicon && missed.length < all && <p role="status">{words.working(missed.length, all)}</p>}
      <div className="mt-plot">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT + 16}`}
          role="img"
          aria-label={words.chart(players.map((seat) => words.lost(nameOf(seat), lostBy(seat))))}
        >
          <path d={`M0 ${HEIGHT}H${width}`} stroke="#3b3f55" strokeWidth="2" />
          {missed.map(({ seq, player, lost }, i) => (
            <g key={seq} transform={`translate(${i * (BAR + GAP)} 0)`}>
              <rect
                y={HEIGHT - (HEIGHT - 14) * (lost / most)}
                width={BAR}
                height={(HEIGHT - 14) * (lost / most)}
                fill={markColour(player)}
                stroke="#1d1a26"
              />
              {lost > 0 && (
                <text x={BAR / 2} y={HEIGHT - (HEIGHT - 14) * (lost / most) - 3} fontSize="10" textAnchor="middle">
                  {lost}
                </text>
              )}
              <text x={BAR / 2} y={HEIGHT + 13} fontSize="9" textAnchor="middle">
                {i + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol>
        {missed.map((turn, i) => (
          <li key={turn.seq}>
            <Mark seat={turn.player} />
            <span>{inWords(turn, i + 1, nameOf(turn.player), words, table)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function inWords(turn: Missed, number: number, name: string, words: ReviewWords, table: MindtrainerWords): string {
  const move = turn.word?.toLowerCase() ?? table[turn.type === 'laid' ? 'passed' : turn.type];
  const better = turn.lost > 0 && turn.best ? words.best(turn.best.word, turn.best.points) : words.perfect;
  return `${words.turn(number)}, ${name}: ${words.was(move, turn.points)}; ${better}`;
}

/** The options of the record. If they are not valid, it counts as played without a dictionary. */
function optionsOf({ file }: ReviewProps['replay']): Options {
  const parsed = optionsShape.safeParse(file.options);
  return parsed.success ? parsed.data : optionsShape.parse({ lexicon: 'open' });
}

function useMissed(
  replay: ReviewProps['replay'],
  lexicon: Lexicon | null,
): { readonly missed: readonly Missed[]; readonly all: number } {
  const [missed, setMissed] = useState<readonly Missed[]>([]);
  const states = replay.frames.map(({ state }) => state as State);
  const turns = turnsOf(states);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the states are derived from the replay.
  useEffect(() => {
    if (!lexicon) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = (i: number) => {
      const turn = turns[i];
      if (!turn) return;
      const found = missedIn(turn.before, turn.seq, states.at(-1) as State, lexicon);
      setMissed((before) => [...before.slice(0, i), found]);
      timer = setTimeout(() => next(i + 1), 0);
    };
    timer = setTimeout(() => next(0), 0);
    return () => clearTimeout(timer);
  }, [replay, lexicon]);
  return { missed, all: turns.length };
}
