import type { Rule } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { capital } from '../../../i18n/capital.ts';
import type { NotNotWords } from '../words/words.ts';
import type { Condition, Explanation } from './explain.ts';

/**
 * The explanation in one line: «Три «не» — как одно: не слева или не зелёный». It does not list the right cards, which
 * are ringed anyway.
 */
export function whyLine(explanation: Explanation, words: NotNotWords): string {
  const { reading, negations, negated, right } = explanation;
  const counted = negations > 1 ? words.counted(negations, negated) : explanation.lie ? words.countedLie : null;
  const formula = formulaOf(explanation, words);
  const said = counted === null ? capital(formula) : `${counted}: ${formula}`;
  return right.length > 0 || reading === 'nobody' ? said : words.noneLine(said);
}

function formulaOf(explanation: Explanation, words: NotNotWords): string {
  const { reading, conditions, negated, up } = explanation;
  if (reading === 'nobody' || reading === 'anything' || reading === 'anythingBeside') return words.formula[reading];
  const [a = '', b] = conditions.map(({ word, at }) => {
    const plain = said(words.small[word], negated, words);
    return at === null || up === 'top' ? plain : words.byArrow(plain, words.slot[at]);
  });
  return b === undefined ? a : words.either(a, b);
}

/**
 * The explanation step by step, in the order of reasoning; with the touched card, if there is one. `rules`: without the
 * negation die no negations are counted.
 */
export function whySteps(
  explanation: Explanation,
  rules: readonly Rule[],
  touched: Slot | null,
  words: NotNotWords,
): readonly string[] {
  const { steps } = words;
  const { up, reading, right, cards } = explanation;
  const lost = (['top', 'right', 'bottom', 'left'] as const).find((slot) => cards[slot].kind === 'void');
  return [
    ...(up === 'top' ? [] : [steps.arrow(words.towards[up], words.slot[up])]),
    ...(rules.includes('notnot') ? [negationStep(explanation, words)] : []),
    ...(reading === 'one' || reading === 'either' ? turnedSteps(explanation, words) : []),
    readingStep(explanation, words),
    ...(lost === undefined ? [] : [steps.void(words.slot[lost])]),
    right.length === 0 ? steps.none : steps.right(places(right, words)),
    ...(touched === null ? [] : [touchedStep(explanation, touched, words)]),
  ];
}

function negationStep({ negations, negated, lie }: Explanation, { steps }: NotNotWords): string {
  if (negations === 0) return steps.noNegation;
  if (negations === 1) return lie ? steps.oneLie : steps.oneNot;
  return steps.many(negations, negated, lie);
}

/** The steps about turned directions; empty unless the arrow has turned some. */
const turnedSteps = ({ up, conditions }: Explanation, words: NotNotWords): readonly string[] =>
  up === 'top'
    ? []
    : conditions.flatMap(({ word, at }) => (at === null ? [] : [words.steps.turned(words.word[word], words.slot[at])]));

function readingStep({ reading, conditions, negated }: Explanation, words: NotNotWords): string {
  if (reading === 'nobody' || reading === 'anything' || reading === 'anythingBeside') return words.steps[reading];
  const [a = '', b] = conditions.map((condition) => said(placed(condition, words), negated, words));
  return b === undefined ? words.steps.one(a) : words.steps.either(a, b);
}

function touchedStep({ cards, conditions, negated }: Explanation, slot: Slot, words: NotNotWords): string {
  const { steps } = words;
  const card = cards[slot];
  if (card.kind !== 'portal') return steps.touchedVoid;
  const checks = conditions.map((condition, i) => steps.meets(placed(condition, words), card.meets[i] === true));
  const verdict = card.right ? '' : ` ${steps.broken(negated, checks.length > 1)}`;
  return steps.touched(
    words.slot[slot],
    words.portal[card.colour],
    checks.length === 0 ? '' : `${capital(checks.join(', '))}.${verdict}`,
  );
}

/** A condition in words; a direction by the slot it means this round. */
const placed = ({ word, at }: Condition, words: NotNotWords): string =>
  at === null ? words.small[word] : words.slot[at];

const said = (word: string, negated: boolean, words: NotNotWords): string => (negated ? words.not(word) : word);

const places = (slots: readonly Slot[], words: NotNotWords): string =>
  slots.length === 4 ? words.places.all : words.list(slots.map((slot) => words.slot[slot]));
