import type { Happening, Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';

export interface Happened {
  readonly at: Millis;
  readonly happened: readonly Happening[];
}

/** When something was asked, and what had just happened: a page shows that first, after the rest of the event before. */
export interface Asked extends Happened {
  readonly before: Happened | null;
}

interface Question extends Asked {
  /** Null: the seat is not asked anything. */
  readonly what: string | null;
  /** The event after which the seat was asked this. */
  readonly seq: number;
}

/** Since when each seat has had its current question and the game's own deadline has been set. From the log alone. */
export interface Questions {
  readonly bySeat: readonly Question[];
  readonly newest: Happened | null;
  readonly due: (Asked & { readonly due: Millis }) | null;
}

export const NO_QUESTIONS: Questions = { bySeat: [], newest: null, due: null };

/** The questions after the match has gone on; `at` is the time of that event. */
export function nextQuestions(questions: Questions, { state, turn, players, seq }: Match, at: Millis): Questions {
  const { happened } = state;
  const before = questions.newest;
  const newest = { at, happened };
  const asks = turn.over ? [] : turn.asks;
  const bySeat = Array.from({ length: players }, (_, seat): Question => {
    const what = asks.find((ask) => ask.seat === seat)?.what ?? null;
    const known = questions.bySeat[seat];
    return known?.what === what ? known : { what, seq, at, happened, before };
  });
  const referee = turn.over ? null : turn.referee;
  const due = referee && 'due' in referee ? referee.due : null;
  if (due === null) return { bySeat, newest, due: null };
  return { bySeat, newest, due: questions.due?.due === due ? questions.due : { due, at, happened, before } };
}

/** Whether this seat is still asked what it was asked after event `seq`. */
export function unchangedSince({ bySeat }: Questions, seat: Seat, seq: number): boolean {
  const question = bySeat[seat];
  return question !== undefined && seq >= question.seq;
}
