import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import type { Card, CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Attempt, Explained, Telling } from '../../book.ts';
import { BOOK_WORDS, type BookWords, type RowEnd } from './words.ts';

type CowAttempt = Attempt<CowView, Move, CowHappening>;
type Rows = readonly (readonly Card[])[];
type Took = Extract<CowHappening, { readonly type: 'took' }>;

/** Explains where the reader's card went, and by which of the four rules. */
export function explain(attempt: CowAttempt, { language }: Telling): Explained {
  const words = BOOK_WORDS[language];
  if (attempt.refusal) return refused(attempt, words);
  const { move } = attempt;
  if (move.type === 'draft')
    return { tone: 'fine', rule: 'CW-20', headline: words.drafted(move.card), steps: [words.inTurn] };
  const mine = fate(attempt);
  if (!mine)
    return {
      tone: 'fine',
      rule: 'CW-05',
      headline: words.waits(move.type === 'pick' ? move.card : 0),
      steps: [words.hidden],
    };
  const { rows, happening, earlier } = mine;
  const order = earlier.length > 0 ? [words.earlier(earlier)] : [];
  if (happening.type === 'mustTake') return lowest(happening.card, rows, order, words);
  if (happening.type === 'took' && happening.why === 'lowest') return taken(happening, rows, words);
  const { card, row } = happening;
  const lower = endsOf(rows).filter(({ last }) => last < card);
  const last = rows[row]?.at(-1) ?? 0;
  const where = [
    ...order,
    ...(lower.length > 1 ? [words.lower(card, lower), words.nearest(last, card - last)] : [words.onlyRow(row + 1)]),
  ];
  if (happening.type === 'took')
    return {
      tone: 'wrong',
      rule: 'CW-09',
      headline: words.sixth(card),
      steps: [...where, words.full(row + 1), words.pay(happening.penalty, card)],
    };
  return {
    tone: 'fine',
    rule: lower.length > 1 ? 'CW-08' : 'CW-07',
    headline: words.placed(card, row + 1),
    steps: where,
  };
}

const endsOf = (rows: Rows): RowEnd[] =>
  rows.flatMap((cards, index) => {
    const last = cards.at(-1);
    return last === undefined ? [] : [{ row: index + 1, last }];
  });

/** What happened to the reader's card, the rows as they were at that moment, and the cards placed before it. */
export function fate({ before, happened, seat }: Pick<CowAttempt, 'before' | 'happened' | 'seat'>) {
  let rows: Rows = before.rows;
  const earlier: Card[] = [];
  for (const happening of happened) {
    if (happening.type !== 'placed' && happening.type !== 'took' && happening.type !== 'mustTake') continue;
    if (happening.player === seat) return { rows, happening, earlier };
    if (happening.type === 'mustTake') continue;
    earlier.push(happening.card);
    rows = rows.map((cards, index) =>
      index !== happening.row ? cards : happening.type === 'took' ? [happening.card] : [...cards, happening.card],
    );
  }
  return null;
}

const lowest = (card: Card, rows: Rows, order: readonly string[], words: BookWords): Explained => ({
  tone: 'wrong',
  rule: 'CW-10',
  headline: words.lowest(card),
  steps: [...order, words.noLower(endsOf(rows)), words.choose],
});

function taken({ row, penalty }: Took, rows: Rows, words: BookWords): Explained {
  const prices = rows.map((cards) => penaltyOf(cards));
  const least = Math.min(...prices);
  return {
    tone: penalty > least ? 'wrong' : 'fine',
    rule: penalty > least ? 'CW-03' : 'CW-10',
    headline: words.took(row + 1, penalty),
    steps: [words.yours, words.price(penalty, prices.indexOf(least) + 1, least)],
  };
}

function refused({ move, before, refusal, seat }: CowAttempt, words: BookWords): Explained {
  const say = (rule: string, ...steps: string[]): Explained => ({
    tone: 'wrong',
    rule,
    headline: words.refused,
    steps,
  });
  if (refusal?.code === 'NOT_YOUR_TURN') return say(before.phase === 'draft' ? 'CW-20' : 'CW-05', words.wait);
  if (move.type === 'takeRow') return say('CW-10', words.pickFirst, words.noRowNow);
  const { card } = move;
  if (move.type === 'draft') return say('CW-20', words.notThere(card));
  if (before.memory.bases[seat]?.includes(card)) return say('CW-12', words.inBase(card), words.play);
  const tactical = before.options.variant === 'tactical';
  const most = tactical ? 10 * before.players + 4 : 104;
  if (card > most) return say(tactical ? 'CW-19' : 'CW-02', words.noSuchCard(card, most));
  return say('CW-05', words.notHeld(card), words.play);
}
