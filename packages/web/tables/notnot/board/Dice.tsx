import { type Colour, DICE_COLOURS, type DiceColour } from '@izvilina/games/notnot/pieces/cards.ts';
import {
  CONDITION_A,
  CONDITION_B,
  type Ink,
  NEGATION,
  type Negation,
  type Roll,
  type Word,
} from '@izvilina/games/notnot/pieces/dice.ts';
import type { CSSProperties } from 'react';
import { rollInWords } from '../words/describe.ts';
import type { NotNotWords } from '../words/words.ts';
import { DOORS } from './cards.tsx';
import '../look.css';

/** `rolling`: tumbling. `shown`: the words are visible from the first frame. `old`: the last round's dice, faded. */
export type DiceMood = 'shown' | 'rolling' | 'old';

export interface DiceProps {
  readonly roll: Roll | null;
  readonly ink: Ink | null;
  /** Whether the negation die is in use. */
  readonly negation: boolean;
  /** Whether the colour's shape is drawn beside its name. */
  readonly shapes: boolean;
  readonly mood: DiceMood;
  readonly words: NotNotWords;
}

export function Dice({ roll, ink, negation, shapes, mood, words }: DiceProps) {
  const [a, b, n] = roll ?? [null, null, null];
  const said = mood === 'shown' && roll ? words.roll(rollInWords(roll, words)) : words.dice;
  return (
    <div
      className="nn-dice"
      data-mood={mood}
      data-many={negation ? 3 : 2}
      data-shapes={shapes}
      role="img"
      aria-label={said}
    >
      <Die kind="cond" k={0} up={a} ink={ink?.[0]} faces={CONDITION_A} words={words} />
      <Die kind="cond" k={1} up={b} ink={ink?.[1]} faces={CONDITION_B} words={words} />
      {negation && <Die kind="neg" k={2} up={n} ink={ink?.[2]} faces={NEGATION} words={words} />}
    </div>
  );
}

type Side = Word | Negation;

/** Slight angle of each die, so that they do not look aligned. */
const TILT = ['-4deg', '3deg', '-2deg'] as const;

interface DieProps {
  readonly kind: 'cond' | 'neg';
  readonly k: number;
  /** The side facing up; null before the first roll. */
  readonly up: Side | null;
  readonly ink: DiceColour | undefined;
  readonly faces: readonly Side[];
  readonly words: NotNotWords;
}

/** A cube with the `up` side in front; the other five are only visible while it tumbles. */
function Die({ kind, k, up, ink, faces, words }: DieProps) {
  const others = up === null ? faces.slice(1) : without(faces, up);
  return (
    <span className={`nn-die ${kind}`} style={{ '--k': k, '--tilt': TILT[k] } as CSSProperties}>
      <span className="cube">
        <span className="side">{up !== null && <Said kind={kind} side={up} ink={ink ?? 'blue'} words={words} />}</span>
        {others.map((side, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position of the side on the cube.
          <span key={i} className="side" aria-hidden="true">
            <Said kind={kind} side={side} ink={DICE_COLOURS[(i + k) % DICE_COLOURS.length] ?? 'red'} words={words} />
          </span>
        ))}
      </span>
    </span>
  );
}

function Said(props: {
  readonly kind: 'cond' | 'neg';
  readonly side: Side;
  readonly ink: DiceColour;
  readonly words: NotNotWords;
}) {
  const { kind, side, ink, words } = props;
  const text = kind === 'neg' ? words.negation[side as Negation] : words.word[side as Word];
  const lines = kind === 'neg' ? text.split(' ') : [text];
  const door = kind === 'cond' && side in DOORS ? DOORS[side as Colour] : null;
  return (
    <span className={`said ink-${ink}`} style={{ '--size': sizeOf(lines) } as CSSProperties}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a word keep their order.
        <span key={i}>{line}</span>
      ))}
      {door !== null && (
        <svg className="shape" viewBox="-54 -54 108 108" aria-hidden="true">
          <path d={door} fill="currentColor" />
        </svg>
      )}
    </span>
  );
}

const TALLEST = [0.41, 0.33, 0.25] as const;
const WIDTH = 0.83;

/** Font size that fits the longest line, relative to the die's side. */
const sizeOf = (lines: readonly string[]): number =>
  Math.min(TALLEST[lines.length - 1] ?? TALLEST[0], ...lines.map((line) => WIDTH / widthOf(line)));

/** Approximate width of a word in the display font, relative to the font size. */
const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + ('ЖЫ'.includes(letter) ? 1.25 : 'ИЙНОOGW'.includes(letter) ? 0.93 : 0.85), 0);

function without(faces: readonly Side[], up: Side): readonly Side[] {
  const at = faces.indexOf(up);
  return faces.filter((_, i) => i !== Math.max(0, at));
}
