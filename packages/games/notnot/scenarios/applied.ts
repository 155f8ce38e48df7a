import type { Rule } from '../pieces/cards.ts';
import { NEGATED, type Roll } from '../pieces/dice.ts';
import type { NotNotHappening } from '../state.ts';

/** The ledger row by which a roll is read: what its negations mean, else what the two words mean together. */
export function ruleOfRoll([a, b, negation]: Roll, lie: boolean): string {
  const nothings = [a, b].filter((word) => word === 'nothing').length;
  const negations = NEGATED[negation] + (lie ? 1 : 0);
  if (negations % 2 === 1) {
    if (nothings === 2) return 'NN-21';
    if (nothings === 1) return 'NN-R3';
    if (lie) return 'NN-26';
    return negation === 'notnotnot' ? 'NN-23' : 'NN-20';
  }
  if (negations > 0) return lie ? 'NN-26' : 'NN-22';
  return ['NN-12', 'NN-13', 'NN-14'][nothings] ?? 'NN-12';
}

type Of<T extends NotNotHappening['type']> = Extract<NotNotHappening, { readonly type: T }>;

/** The ledger row of each rule that may come up. */
const RULES: Readonly<Record<Rule, string>> = { notnot: 'NN-20', arrow: 'NN-25', lie: 'NN-26' };

/** The ledger row or page behind a happening that followed `before`; null if no rule decided it. */
export function applied(happening: NotNotHappening, before: readonly NotNotHappening[]): string | null {
  switch (happening.type) {
    case 'rolled':
      return ruleOfRoll(happening.roll, happening.lie === true);
    case 'mistook':
      return 'NN-10';
    case 'won':
      return ruleOfTaking(happening, before.at(-1));
    case 'removed':
      return 'NN-05';
    case 'rule':
      return RULES[happening.rule];
    case 'closed':
      return ruleOfClosing(
        happening,
        before.findLast((earlier) => earlier.type === 'rolled'),
      );
    case 'over':
      return happening.why === 'deck' ? 'NN-27' : 'NN-R12';
    default:
      return null;
  }
}

/** A card that was touched and taken needs no rule other than that of the roll. */
function ruleOfTaking({ card }: Of<'won'>, previous: NotNotHappening | undefined): string | null {
  if (previous?.type === 'won') return 'NN-09';
  return card.kind === 'void' ? 'NN-19' : null;
}

function ruleOfClosing({ on, right }: Of<'closed'>, rolled: Of<'rolled'> | undefined): string | null {
  if (right.length === 0) return ruleOfNoAnswer(rolled?.roll);
  return { touch: null, mistakes: 'NN-R1', time: 'NN-R12' }[on];
}

function ruleOfNoAnswer(roll: Roll | undefined): string {
  if (roll?.[0] !== 'nothing' || roll[1] !== 'nothing') return 'NN-15';
  return roll[2] === 'nothing' ? 'NN-14' : 'not-not-nothing';
}
