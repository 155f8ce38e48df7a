import * as z from 'zod/mini';
import { shuffled } from '../chance.ts';
import { type Game, rank, type Seat, type Timeout, type View } from '../game.ts';
import { ok, refuse } from '../result.ts';

/**
 * The smallest game with everything a kernel test needs: a shuffled deal, hidden hands, secret simultaneous
 * answers that may be changed, several rounds. The highest card of a round scores a point.
 */
const options = z.strictObject({ hand: z._default(z.int().check(z.minimum(1), z.maximum(4)), 3) });
type Options = z.infer<typeof options>;

const move = z.strictObject({ type: z.literal('bid'), card: z.int() });
export type Bid = z.infer<typeof move>;

type BidHappening =
  | { readonly type: 'bid'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'shown'; readonly cards: readonly number[] };

export interface BidState {
  readonly hands: readonly (readonly number[])[];
  readonly bids: readonly (number | null)[];
  readonly played: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly happened: readonly BidHappening[];
}

export interface BidView extends View {
  readonly hand: readonly number[];
  readonly bid: number | null;
  readonly seats: readonly { readonly cards: number; readonly hasBid: boolean }[];
  readonly played: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly happened: readonly BidHappening[];
}

const DECK = 20;
const deck = Array.from({ length: DECK }, (_, i) => i + 1);
const ascending = (a: number, b: number) => a - b;
const isOver = (state: BidState) => state.hands.every((hand) => hand.length === 0);

const asksOf = (state: BidState) =>
  state.bids.flatMap((bid, seat) =>
    bid === null && !isOver(state) ? [{ seat, what: `bid ${state.played.length}`, secret: true }] : [],
  );

function withBid(state: BidState, seat: Seat, card: number): BidState {
  const bids = state.bids.with(seat, card);
  const happened: BidHappening[] = [{ type: 'bid', seat, card }];
  const cards = bids.filter((bid) => bid !== null);
  if (cards.length < bids.length) return { ...state, bids, happened };
  const highest = Math.max(...cards);
  return {
    hands: state.hands.map((hand, owner) => hand.filter((held) => held !== cards[owner])),
    bids: bids.map(() => null),
    played: [...state.played, cards],
    scores: state.scores.map((score, owner) => score + (cards[owner] === highest ? 1 : 0)),
    happened: [...happened, { type: 'shown', cards }],
  };
}

const resultOf = (state: BidState) => ({
  scores: state.scores,
  places: isOver(state) ? rank(state.scores, (a, b) => b - a) : null,
  detail: null,
});

export const bids: Game<Options, BidState, Bid, Timeout, never, BidView> = {
  slug: 'bids',
  rules: 1,
  title: { ru: 'Ставки', en: 'Bids' },
  players: [2, 4],
  options,
  move,
  act: z.strictObject({ type: z.literal('timeout'), seat: z.int() }),
  longest: (players, { hand }) => players * hand,
  setup(players, { hand }, chance) {
    const cards = shuffled(deck, chance);
    const hands = Array.from({ length: players }, (_, seat) => cards.slice(seat * hand, (seat + 1) * hand));
    return ok({
      hands: hands.map((held) => held.sort(ascending)),
      bids: hands.map(() => null),
      played: [],
      scores: hands.map(() => 0),
      happened: [],
    });
  },
  position(raw) {
    const shape = z.object({ players: z.int(), hands: z.array(z.array(z.int())) });
    const parsed = z.safeParse(shape, raw);
    if (!parsed.success || parsed.data.hands.length !== parsed.data.players) return refuse('BAD_POSITION');
    const { hands } = parsed.data;
    return ok({ hands, bids: hands.map(() => null), played: [], scores: hands.map(() => 0), happened: [] });
  },
  turn: (state) => (isOver(state) ? { over: true } : { over: false, asks: asksOf(state), referee: null }),
  step(state, event) {
    if (event.by === 'referee') {
      const { seat } = event.act;
      const lowest = state.hands[seat]?.[0];
      return lowest === undefined || state.bids[seat] !== null
        ? refuse('NOT_YOUR_TURN')
        : ok(withBid(state, seat, lowest));
    }
    const hand = state.hands[event.by] ?? [];
    if (hand.length === 0) return refuse('NOT_YOUR_TURN');
    if (!hand.includes(event.move.card)) return refuse('ILLEGAL_MOVE', { reason: 'not-in-hand' });
    return ok(withBid(state, event.by, event.move.card));
  },
  result: resultOf,
  view(state, viewer) {
    const own = viewer === 'watcher' ? undefined : state.hands[viewer];
    return {
      viewer,
      asks: asksOf(state),
      hand: own ?? [],
      bid: viewer === 'watcher' ? null : (state.bids[viewer] ?? null),
      seats: state.hands.map((hand, seat) => ({ cards: hand.length, hasBid: state.bids[seat] !== null })),
      played: state.played,
      scores: state.scores,
      // The bid that ends a round is revealed with the others.
      happened: state.happened.map((it) =>
        it.type !== 'bid' || it.seat === viewer ? it : { type: 'bid', seat: it.seat },
      ),
      result: isOver(state) ? resultOf(state) : null,
    };
  },
  moves: (view) => ({ finite: true, all: view.hand.map((card) => ({ type: 'bid', card })) }),
  imagine(view, chance) {
    const seen = new Set([...view.hand, ...view.played.flat()]);
    const unseen = shuffled(
      deck.filter((card) => !seen.has(card)),
      chance,
    );
    const hands = view.seats.map(({ cards }, seat) =>
      seat === view.viewer ? view.hand : unseen.splice(0, cards).sort(ascending),
    );
    const picks = view.seats.map(({ hasBid }, seat) => {
      if (seat === view.viewer) return view.bid;
      const hand = hands[seat] ?? [];
      return hasBid ? (hand[chance.below(hand.length)] ?? null) : null;
    });
    const shown = view.played.at(-1);
    const happened = view.happened.map((it): BidHappening => {
      if (it.type !== 'bid') return it;
      const card = view.happened.length > 1 ? shown?.[it.seat] : picks[it.seat];
      return typeof card === 'number' ? { ...it, card } : it;
    });
    return { hands, bids: picks, played: view.played, scores: view.scores, happened };
  },
};
