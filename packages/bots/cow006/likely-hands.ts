import { DECK } from '@izvilina/games/cow006/pieces/cards.ts';
import { HAND } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { exp } from '../exp.ts';
import { below, type Fast, unit } from '../fast.ts';
import { imagineHands, type Knowledge } from './knowledge.ts';
import { type Moment, momentsOf } from './moments.ts';
import { looksOfAny } from './policy.ts';

/** A card that looks better by this many points is played e times as often. */
const DOUBT = 0.7;
/** Exchanges per hidden card before the first guess, so that it no longer depends on the first deal. */
const FORGETS = 20;

/**
 * Returns a function that deals the hidden hands into the known table, differently at every call. A player who held a
 * card that looked better than the one they played would mostly have played it, so such hands are rare: cards are
 * exchanged between hands and unused cards, and an exchange is accepted according to how much more likely it makes the
 * plays (Metropolis).
 */
export function guessHands(view: CowView, known: Knowledge, weights: Float64Array | null, fast: Fast): () => void {
  const { table, hidden, unseen } = known;
  const moments = weights === null || hidden.length === 0 ? [] : momentsOf(view);
  const anew = () => imagineHands(known, table, fast);
  if (weights === null || moments.length === 0) return anew;
  const { left } = table;
  const cards = hidden.length * left;
  const appeals = moments.map(({ before }) => appealsAt(before, weights));
  anew();
  const temptations = hidden.map((seat, owner) =>
    temptationOf(moments, appeals, seat, unseen.subarray(owner * left, (owner + 1) * left)),
  );

  /** Factor by which an owner's plays become more likely when `gone` is exchanged for `come`. */
  const gain = (owner: number, gone: number, come: number): number => {
    const before = temptations[owner] as Float64Array;
    let ratio = 1;
    for (let turn = 0; turn < appeals.length; turn++) {
      const appeal = appeals[turn] as Float64Array;
      const all = before[turn] as number;
      ratio *= all / (all + (appeal[come] as number) - (appeal[gone] as number));
    }
    return ratio;
  };
  const swap = (owner: number, at: number, gone: number, come: number): void => {
    const temptation = temptations[owner] as Float64Array;
    for (let turn = 0; turn < appeals.length; turn++) {
      const appeal = appeals[turn] as Float64Array;
      temptation[turn] = (temptation[turn] as number) + (appeal[come] as number) - (appeal[gone] as number);
    }
    unseen[at] = come;
    table.hands[(hidden[owner] as number) * HAND + at - owner * left] = come;
  };
  const exchange = (): void => {
    const at = below(fast, cards);
    const with_ = below(fast, unseen.length);
    const owner = Math.floor(at / left);
    const other = with_ < cards ? Math.floor(with_ / left) : -1;
    if (owner === other) return;
    const gone = unseen[at] as number;
    const come = unseen[with_] as number;
    const ratio = gain(owner, gone, come) * (other < 0 ? 1 : gain(other, come, gone));
    if (ratio < 1 && unit(fast) >= ratio) return;
    swap(owner, at, gone, come);
    if (other < 0) unseen[with_] = gone;
    else swap(other, with_, come, gone);
  };

  for (let i = 0; i < FORGETS * cards; i++) exchange();
  return () => {
    for (let i = 0; i < cards; i++) exchange();
  };
}

/** By card: relative frequency of playing it at this moment. */
function appealsAt(before: Moment['before'], weights: Float64Array): Float64Array {
  const appeals = new Float64Array(DECK.length + 1);
  for (const card of DECK) appeals[card] = exp(looksOfAny(before, card, weights) / DOUBT);
  return appeals;
}

/** By turn: total appeal of all cards the seat could choose from, if `left` are the cards it still holds. */
const temptationOf = (
  moments: readonly Moment[],
  appeals: readonly Float64Array[],
  seat: number,
  left: Uint8Array,
): Float64Array =>
  Float64Array.from(appeals, (appeal, turn) => {
    const later = moments.slice(turn).map(({ plays }) => plays[seat] as number);
    return [...later, ...left].reduce((sum, card) => sum + (appeal[card] as number), 0);
  });
