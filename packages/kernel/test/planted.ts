import * as z from 'zod/mini';
import { chanceAt } from '../chance.ts';
import type { Law } from '../contract.ts';
import type { Event, Timeout, Viewer } from '../game.ts';
import { ok, refuse } from '../result.ts';
import { type Bid, type BidState, bids } from './bids.ts';

type Change = Partial<typeof bids>;
type BidEvent = Event<Bid, Timeout>;

/** A view with extra fields. */
const showing = (extra: (state: BidState, viewer: Viewer) => object): Change => ({
  view: (state, viewer) => Object.assign({}, bids.view(state, viewer), extra(state, viewer)),
});

/** A step that changes something after an accepted event. */
const afterStep = (change: (next: BidState, state: BidState, event: BidEvent) => object): Change => ({
  step(state, event, chance) {
    const next = bids.step(state, event, chance);
    return next.ok ? ok(Object.assign({}, next.value, change(next.value, state, event))) : next;
  },
});

/** A step that is wrong about some events. */
const insteadOf = (change: (state: BidState, event: BidEvent) => ReturnType<typeof bids.step> | null): Change => ({
  step: (state, event, chance) => change(state, event) ?? bids.step(state, event, chance),
});

const NONE = { finite: true, all: [] } as const;
const bidding = (card: number, more: object = {}) => Object.assign({ type: 'bid' as const, card }, more);
let unsteady = 0;

/** Each bug is a small change to a correct game; `law` must catch it. */
export const PLANTED: readonly { readonly bug: string; readonly law: Law; readonly change: Change }[] = [
  { bug: 'a setup that refuses fair options', law: 'starts', change: { setup: () => refuse('BAD_OPTIONS') } },
  {
    bug: 'a listed move refused',
    law: 'listed-accepted',
    change: insteadOf((_, event) => (event.by !== 'referee' && event.move.card === 7 ? refuse('ILLEGAL_MOVE') : null)),
  },
  {
    bug: 'a move listed twice',
    law: 'listed-accepted',
    change: { moves: (view) => ({ finite: true, all: [...view.hand, ...view.hand].map((card) => bidding(card)) }) },
  },
  {
    bug: 'a move listed for a watcher',
    law: 'listed-accepted',
    change: {
      moves: (view) => (view.viewer === 'watcher' ? { finite: true, all: [bidding(1)] } : bids.moves(view)),
    },
  },
  {
    bug: 'a job whose failure stops the game',
    law: 'job',
    change: {
      turn(state) {
        const turn = bids.turn(state);
        const ifFailed: Timeout = { type: 'timeout', seat: 9 };
        return turn.over ? turn : { ...turn, referee: { job: null as never, ifFailed } };
      },
    },
  },
  {
    bug: 'an illegal move accepted',
    law: 'others-refused',
    change: insteadOf((state, event) =>
      event.by !== 'referee' && event.move.card > 20 ? ok({ ...state, happened: [] }) : null,
    ),
  },
  {
    bug: "a move from another's hand accepted",
    law: 'others-refused',
    change: insteadOf((state, event) =>
      event.by !== 'referee' &&
      state.hands.flat().includes(event.move.card) &&
      !state.hands[event.by]?.includes(event.move.card)
        ? ok({ ...state, bids: state.bids.with(event.by, event.move.card) })
        : null,
    ),
  },
  {
    bug: 'a change of mind that is accepted but not listed',
    law: 'others-refused',
    change: { moves: (view) => (view.bid === null ? bids.moves(view) : NONE) },
  },
  {
    bug: 'a refusal with the wrong code',
    law: 'others-refused',
    change: insteadOf((state, event) =>
      event.by !== 'referee' && !state.hands[event.by]?.includes(event.move.card) ? refuse('NOT_YOUR_TURN') : null,
    ),
  },
  {
    bug: 'an asked seat without a move',
    law: 'asked-can-move',
    change: { moves: (view) => (view.hand.length === 1 ? NONE : bids.moves(view)) },
  },
  {
    bug: 'a game that waits for nobody',
    law: 'asked-can-move',
    change: {
      turn: (state) => (state.played.length === 1 ? { over: false, asks: [], referee: null } : bids.turn(state)),
    },
  },
  {
    bug: 'the same name for the question of every round',
    law: 'asks-anew',
    change: {
      turn(state) {
        const turn = bids.turn(state);
        return turn.over ? turn : { ...turn, asks: turn.asks.map((ask) => ({ ...ask, what: 'bid' })) };
      },
    },
  },
  { bug: 'a view that shows all hands', law: 'imagine', change: showing(({ hands }) => ({ hands })) },
  {
    bug: 'an imagined world that contradicts the view',
    law: 'imagine',
    change: { imagine: (view, chance) => ({ ...bids.imagine(view, chance), bids: view.seats.map(() => null) }) },
  },
  {
    bug: 'an imagined world that does not play on',
    law: 'imagine',
    change: {
      imagine(view, chance) {
        const state = bids.imagine(view, chance);
        const hands = state.hands.map((hand, seat) => (seat === view.viewer ? hand : hand.map(() => 99)));
        return { ...state, hands };
      },
      moves: (view) => (view.hand.includes(99) ? NONE : bids.moves(view)),
    },
  },
  {
    bug: 'a view that shows the sum of the bids',
    law: 'secret',
    change: showing((state) => ({ sum: state.bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0) })),
  },
  { bug: 'a secret told through what happened', law: 'secret', change: showing(({ happened }) => ({ happened })) },
  {
    bug: 'a secret told only to a watcher',
    law: 'secret',
    change: showing((state, viewer) => (viewer === 'watcher' ? { bids: state.bids } : {})),
  },
  {
    bug: 'a changed bid that is told, though the first one is not',
    law: 'secret',
    change: afterStep((next, state, event) =>
      event.by !== 'referee' && state.bids[event.by] !== null
        ? { happened: [...next.happened, { type: 'shown', cards: [event.move.card] }] }
        : {},
    ),
  },
  {
    bug: "a timeout that tells what was played in the seat's stead",
    law: 'secret',
    change: afterStep((next, _, event) =>
      event.by === 'referee' && next.bids[event.act.seat] !== null
        ? { happened: [...next.happened, { type: 'shown', cards: [next.bids[event.act.seat]] }] }
        : {},
    ),
  },
  {
    bug: 'a step that mutates',
    law: 'pure',
    change: insteadOf((state, event) => {
      if (event.by !== 'referee') (state.bids as (number | null)[])[event.by] = null;
      return null;
    }),
  },
  {
    bug: 'a refused step that changes something',
    law: 'pure',
    change: {
      step(state, event, chance) {
        const next = bids.step(state, event, chance);
        if (!next.ok) (state.scores as number[])[0] = -1;
        return next;
      },
    },
  },
  {
    bug: 'a setup that is not deterministic',
    law: 'deterministic',
    change: { setup: (players, options) => bids.setup(players, options, chanceAt('unsteady', unsteady++)) },
  },
  {
    bug: 'a step that is not deterministic',
    law: 'deterministic',
    change: afterStep((next) => ({ scores: next.scores.with(0, unsteady++) })),
  },
  {
    bug: 'a move that does not survive JSON',
    law: 'json',
    change: {
      move: z.object({ type: z.literal('bid'), card: z.int(), note: z.optional(z.undefined()) }),
      moves: (view) => ({ finite: true, all: view.hand.map((card) => bidding(card, { note: undefined })) }),
    },
  },
  { bug: 'a state that does not survive JSON', law: 'json', change: afterStep(() => ({ counts: new Map() })) },
  { bug: 'a view that does not survive JSON', law: 'json', change: showing(() => ({ mean: Number.NaN })) },
  { bug: 'a view with the seed in it', law: 'no-seed', change: showing(() => ({ id: 'a seed to hide 3' })) },
  { bug: 'a state with the seed in it', law: 'no-seed', change: afterStep(() => ({ seed: 'a seed to hide 3' })) },
  { bug: 'an endless game', law: 'ends', change: afterStep((_, state) => ({ hands: state.hands })) },
  {
    bug: 'a timeout refused',
    law: 'timeout',
    change: insteadOf((state, event) =>
      event.by === 'referee' && state.played.length > 0 ? refuse('ILLEGAL_MOVE') : null,
    ),
  },
  {
    bug: 'places before the end',
    law: 'outcome',
    change: { result: (state) => ({ ...bids.result(state), places: state.scores.map(() => 1) }) },
  },
  {
    bug: 'places that are no ranking',
    law: 'outcome',
    change: {
      result(state) {
        const { places, ...rest } = bids.result(state);
        return { ...rest, places: places?.map((place) => place + 1) ?? null };
      },
    },
  },
  { bug: 'a result shown too early', law: 'view-says', change: showing((state) => ({ result: bids.result(state) })) },
  { bug: 'a seat that is not told it is asked', law: 'view-says', change: showing(() => ({ asks: [] })) },
  { bug: 'a view too big to send', law: 'view-size', change: showing(() => ({ text: 'ы'.repeat(9000) })) },
  {
    bug: 'rules that throw',
    law: 'no-throw',
    change: insteadOf((_, event) => {
      if (event.by !== 'referee' && event.move.card < 0) throw new Error('no such card');
      return null;
    }),
  },
];
