import type { Millis, Seat, View, Viewer } from '@izvilina/kernel/game.ts';
import { asks } from '../moves/turn.ts';
import type { Options } from '../options.ts';
import { backOf } from '../pieces/back.ts';
import { type Back, type Card, PRINTS, type PrintId, printOf, type Rule, type Table } from '../pieces/cards.ts';
import type { Ink, Roll } from '../pieces/dice.ts';
import type { Slot } from '../pieces/slots.ts';
import { type Level, levelOf } from '../rules/levels.ts';
import { result } from '../rules/score.ts';
import type { Judged, NotNotHappening, Phase, State, Touch } from '../state.ts';

/** The last round, once it is closed. */
export interface LastRound {
  readonly roll: Roll;
  readonly ink: Ink;
  readonly up: Slot;
  readonly lie: boolean;
  /** The cross as it was in that round. */
  readonly table: Table;
}

export interface NotNotView extends View {
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  /** The current level: it rises in a first game. */
  readonly level: Level;
  readonly rules: readonly Rule[];
  readonly table: Table;
  /** Number of cards in the deck, and the back of the top one. */
  readonly deck: number;
  readonly back: Back | null;
  /** The cards in the deck, without their order: a player who watched and counted knows them. */
  readonly unseen: readonly PrintId[];
  /** Roll and ink of the open round; null between rounds. */
  readonly roll: Roll | null;
  readonly ink: Ink | null;
  readonly won: readonly number[];
  /** Seats that have pointed in the open round, and those that let it pass. */
  readonly pointed: readonly Seat[];
  readonly refrained: readonly Seat[];
  /** The viewer's own touch in the open round; null if none. */
  readonly touch: Touch | null;
  /** While a round is open, when it was shown; between rounds, when the last one was closed. */
  readonly since: Millis;
  readonly idle: number;
  /** The last round, its right places and its touches; only after its close. */
  readonly last: LastRound | null;
  readonly right: readonly Slot[] | null;
  readonly touches: readonly Judged[];
  readonly happened: readonly NotNotHappening[];
}

export function view(state: State, viewer: Viewer): NotNotView {
  const open = state.phase === 'open';
  const last = lastRound(state);
  return {
    viewer,
    players: state.players,
    options: state.options,
    phase: state.phase,
    round: state.round,
    level: levelOf(state.rules),
    rules: state.rules,
    table: state.table,
    deck: state.deck.length,
    back: backOf(state.deck),
    unseen: counted(state.deck),
    roll: open ? state.roll : null,
    ink: open ? state.ink : null,
    won: state.won,
    pointed: state.touches.map(({ player }) => player),
    refrained: state.refrained,
    touch: ownTouch(state, viewer),
    since: state.since,
    idle: state.idle,
    last,
    right: last && state.right,
    touches: state.judged,
    asks: asks(state),
    happened: seenBy(state, viewer),
    result: state.phase === 'over' ? result(state) : null,
  };
}

function lastRound({ roll, ink, up, lie, before }: State): LastRound | null {
  return before && roll && ink ? { roll, ink, up, lie, table: before } : null;
}

function ownTouch({ touches }: State, viewer: Viewer): Touch | null {
  const own = touches.find(({ player }) => player === viewer);
  if (own === undefined) return null;
  const { player, slot, at, uncertainty, claimed } = own;
  return { player, slot, at, uncertainty, claimed };
}

/** In the order of `PRINTS`, so that it does not reveal the order of the deck. */
function counted(deck: readonly Card[]): PrintId[] {
  const counts = new Uint8Array(PRINTS.length);
  for (const card of deck) {
    const id = printOf(card);
    counts[id] = (counts[id] as number) + 1;
  }
  const ids: PrintId[] = [];
  for (let id = 0; id < counts.length; id++) for (let n = counts[id] as number; n > 0; n--) ids.push(id);
  return ids;
}

/** Everyone sees that a seat has pointed; where and when is visible only to that seat until the close. */
function seenBy({ happened, lie }: State, viewer: Viewer): readonly NotNotHappening[] {
  return happened.map((one) => {
    if (one.type === 'pointed' && one.player !== viewer) return { type: 'pointed', player: one.player };
    return one.type === 'rolled' && lie ? { ...one, lie } : one;
  });
}
