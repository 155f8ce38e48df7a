import { isDirection } from '@izvilina/games/notnot/pieces/dice.ts';
import { type Slot, turned } from '@izvilina/games/notnot/pieces/slots.ts';
import { ruleOfRoll } from '@izvilina/games/notnot/scenarios/applied.ts';
import type { NotNotHappening, Verdict } from '@izvilina/games/notnot/state.ts';
import type { LastRound, NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Attempt, Explained, Telling } from '../../book.ts';
import type { Touch } from '../props.ts';
import { type Explanation, explain as reason } from '../why/explain.ts';
import { whySteps } from '../why/why.ts';
import { WORDS } from '../words/words.ts';
import { BOOK_WORDS } from './words.ts';

type NotNotAttempt = Attempt<NotNotView, Touch, NotNotHappening>;

/** Explains what the roll asked for, and why the touched card was right or wrong. */
export function explain(attempt: NotNotAttempt, { language }: Telling): Explained {
  const words = BOOK_WORDS[language];
  const { seat, move, after, refusal } = attempt;
  const last = after.last;
  if (refusal || !last)
    return {
      tone: 'wrong',
      rule: refusal?.code === 'NOT_YOUR_TURN' ? 'NN-R1' : 'NN-08',
      headline: words.refused,
      steps: [refusal?.code === 'NOT_YOUR_TURN' ? words.oneTouch : words.tooEarly],
    };
  const slot = move.slot;
  const why = reason(last.table, last.roll, last.up, last.lie, after.options);
  const judged = after.touches.find(({ player }) => player === seat);
  const steps = whySteps(why, attempt.before.rules, slot, WORDS[language]);
  const verdict: Verdict = judged?.verdict ?? (why.right.includes(slot) ? 'first' : 'mistake');
  switch (verdict) {
    case 'first':
    case 'tied':
      return { tone: 'fine', rule: ruleOfRoll(last.roll, last.lie), headline: words.alsoRight, steps };
    case 'late':
      return { tone: 'wrong', rule: 'NN-08', headline: words.late, steps: [...steps, words.later] };
    case 'ignored':
      return { tone: 'fine', rule: 'NN-R9', headline: words.ignored, steps: [...steps, words.afterFirst] };
    case 'mistake': {
      const trap = trapOf(last, why, slot, language);
      return {
        tone: 'wrong',
        rule:
          trap?.rule ??
          (why.right.length === 0 && why.reading !== 'nobody' ? 'NN-15' : ruleOfRoll(last.roll, last.lie)),
        headline: judged?.lost ? words.mistakeLost : words.mistake,
        steps: trap?.step ? [...steps, trap.step] : steps,
      };
    }
  }
}

/** What is misleading about the touched card: void, background, ink of a word, or a side turned by the arrow. */
function trapOf(
  { roll, ink, up, table }: LastRound,
  why: Explanation,
  slot: Slot,
  language: Telling['language'],
): { readonly rule: string; readonly step?: string } | null {
  const words = BOOK_WORDS[language];
  const said = WORDS[language];
  const card = table[slot];
  if (card?.kind === 'void') return { rule: 'NN-18' };
  if (card?.kind !== 'portal' || why.negated) return null;
  for (const [index, word] of [roll[0], roll[1]].entries()) {
    if (word === 'nothing') continue;
    if (isDirection(word)) {
      if (up !== 'top' && turned(word, 'top') === slot) return { rule: 'NN-25', step: words.arrow };
      continue;
    }
    if (card.background === word)
      return { rule: 'NN-17', step: words.background(said.small[word], said.portal[card.colour]) };
    if (ink[index] === card.colour) return { rule: 'NN-16', step: words.ink(said.word[word]) };
  }
  return up !== 'top' && [roll[0], roll[1]].some(isDirection) ? { rule: 'NN-25' } : null;
}
