import type { Seat, View, Viewer } from '@izvilina/kernel/game.ts';
import { asks, turnNumber } from '../moves/turn.ts';
import type { Options } from '../options.ts';
import { penaltyOf } from '../pieces/cards.ts';
import { isDrafted } from '../rules/deal.ts';
import { result } from '../rules/score.ts';
import type { Card, CowHappening, Phase, Played, State } from '../state.ts';

export interface SeatView {
  readonly handSize: number;
  readonly picked: boolean;
  /** Penalty of this round's base; null when hidden (CW-R7). */
  readonly penalty: number | null;
  /** Shown to its owner, and to all if the memory is open (CW-R5); otherwise null. */
  readonly hand: readonly Card[] | null;
}

/** What all players have seen and could remember. The table does not display it; bots use it. */
export interface Memory {
  readonly played: readonly (readonly Card[])[];
  readonly bases: readonly (readonly Card[])[];
  readonly drafted: readonly (readonly Card[])[] | null;
}

export interface CowView extends View {
  readonly players: number;
  readonly options: Options;
  readonly round: number;
  /** 1…10 within the round. */
  readonly turn: number;
  readonly phase: Phase;
  readonly rows: readonly (readonly Card[])[];
  /** The viewer's own hand, ascending; empty for a watcher. */
  readonly hand: readonly Card[];
  readonly picked: Card | null;
  readonly revealed: readonly Played[];
  readonly totals: readonly number[];
  readonly rounds: readonly (readonly number[])[];
  readonly seats: readonly SeatView[];
  readonly pool: readonly Card[];
  readonly drafter: number | null;
  readonly firstDrafter: number;
  readonly memory: Memory;
  readonly happened: readonly CowHappening[];
}

export function view(state: State, viewer: Viewer): CowView {
  const own = viewer === 'watcher' ? undefined : state.hands[viewer];
  return {
    viewer,
    players: state.players,
    options: state.options,
    round: state.round,
    turn: turnNumber(state),
    phase: state.phase,
    rows: state.rows,
    hand: own ?? [],
    picked: viewer === 'watcher' ? null : (state.picks[viewer] ?? null),
    revealed: state.revealed,
    totals: state.totals,
    rounds: state.rounds,
    seats: state.hands.map((hand, seat) => seatView(state, viewer, hand, seat)),
    pool: state.pool,
    drafter: state.phase === 'draft' ? state.drafter : null,
    firstDrafter: state.firstDrafter,
    memory: { played: state.played, bases: state.bases, drafted: state.drafted },
    asks: asks(state),
    happened: seenBy(state.happened, viewer),
    result: state.phase === 'over' ? result(state) : null,
  };
}

function seatView(state: State, viewer: Viewer, hand: readonly Card[], seat: Seat): SeatView {
  const { options, phase, bases, picks } = state;
  const hidden = options.hiddenBases && phase !== 'over';
  return {
    handSize: hand.length,
    picked: picks[seat] !== null,
    penalty: hidden ? null : penaltyOf(bases[seat] as readonly Card[]),
    hand: seat === viewer || handsAreOpen(state) ? hand : null,
  };
}

/** CW-R5. A picked card stays in its hand until the reveal, so an open hand does not reveal a pick. */
const handsAreOpen = ({ options, players }: State): boolean =>
  isDrafted(options) && (players === 2 || options.openMemory);

/** CW-05: everyone sees that a card was picked, but only its player sees which. */
function seenBy(happened: readonly CowHappening[], viewer: Viewer): readonly CowHappening[] {
  const secret = (happening: CowHappening): boolean => happening.type === 'picked' && happening.player !== viewer;
  if (!happened.some(secret)) return happened;
  return happened.map((happening) =>
    happening.type === 'picked' && happening.player !== viewer
      ? { type: 'picked', player: happening.player }
      : happening,
  );
}
