import { type Chance, drawn, shuffled } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { type Bearing, bearing } from '../pieces/back.ts';
import { type Card, lying, type PrintId, printed, type Rule } from '../pieces/cards.ts';
import { SLOTS } from '../pieces/slots.ts';
import { spun, stacked } from '../rules/deal.ts';
import { rightSlots } from '../rules/right.ts';
import { drawnPause, HOLD } from '../rules/round.ts';
import type { Recorded, State } from '../state.ts';
import type { NotNotView } from './view.ts';

/** The deck in another order, and other unseen touches of the other players. */
export function imagine(view: NotNotView, chance: Chance): State {
  const { players, options, phase, round, rules, table, won, refrained, since, idle, last, touches, happened } = view;
  const roll = view.roll ?? last?.roll ?? null;
  const { up, lie }: Bearing = last ?? bearing(view.back, rules);
  return {
    players,
    options,
    phase,
    round,
    rules,
    table,
    deck: imagineDeck(view, chance),
    won,
    roll,
    ink: view.ink ?? last?.ink ?? null,
    up: roll ? up : 'top',
    lie: roll !== null && lie,
    right: view.right ?? (roll ? rightSlots(table, roll, up, lie, options) : []),
    touches: view.pointed.map((seat) => imagineTouch(view, seat, chance)),
    refrained,
    since,
    pause: drawnPause(chance),
    hold: HOLD,
    idle,
    before: last?.table ?? null,
    judged: touches,
    happened,
  };
}

const SLOWEST = 2000;

function imagineTouch({ touch, viewer, since }: NotNotView, player: Seat, chance: Chance): Recorded {
  if (player === viewer && touch) return { ...touch, received: since };
  return {
    player,
    slot: drawn(SLOTS, chance),
    at: chance.below(SLOWEST),
    uncertainty: 0,
    claimed: null,
    received: since,
  };
}

/** The unseen cards shuffled; the top one has the visible back. */
function imagineDeck({ unseen, back, options }: NotNotView, chance: Chance): readonly Card[] {
  if (back === null) return [];
  const mixed = shuffled(unseen, chance);
  const order = options.level === 'first' ? restacked(mixed, chance) : mixed;
  const prints = withTop(order, back.lie);
  return prints.map((id, place) => (place === 0 ? lying(id, back.arrow) : spun(id, chance)));
}

/** NN-06: the rules tell where the rule cards are, except for НЕ НЕ. */
function restacked(mixed: readonly PrintId[], chance: Chance): readonly PrintId[] {
  const rest: PrintId[] = [];
  const left: Rule[] = [];
  for (const id of mixed) {
    const print = printed(id);
    if (print.kind === 'rule') left.push(print.rule);
    else rest.push(id);
  }
  return stacked(rest, left, chance);
}

/** If the top card has another back than the visible one, the nearest card with that back is swapped with it. */
function withTop(order: readonly PrintId[], lie: boolean): readonly PrintId[] {
  if (order[0] === undefined || printed(order[0]).lie === lie) return order;
  const ordinary = order.findIndex((id) => printed(id).lie === lie && printed(id).kind !== 'rule');
  const place = ordinary >= 0 ? ordinary : order.findIndex((id) => printed(id).lie === lie);
  return order.with(0, order[place] as PrintId).with(place, order[0]);
}
