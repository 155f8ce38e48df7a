import type { AnyEvent, Millis, Seat } from '@izvilina/kernel/game.ts';
import { advance, type Match } from '@izvilina/kernel/match.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { type AnswerChanges, countChange } from './answer-changes.ts';
import { NO_QUESTIONS, nextQuestions, type Questions, unchangedSince } from './questions.ts';

/** What a log has led to so far. Immutable: decisions on events not yet written work on heads of their own. */
export interface Head {
  readonly match: Match;
  readonly questions: Questions;
  readonly changes: AnswerChanges;
}

export const firstHead = (match: Match, at: Millis): Head => ({
  match,
  questions: nextQuestions(NO_QUESTIONS, match, at),
  changes: [],
});

/** The head after one more event, or why the rules refuse it. */
export function nextHead(head: Head, event: AnyEvent): Result<Head> {
  const next = advance(head.match, event);
  if (!next.ok) return next;
  return ok({
    match: next.value,
    questions: nextQuestions(head.questions, next.value, next.value.at),
    changes: countChange(head.changes, head.match, event),
  });
}

/** Whether this seat is still asked what it was asked after event `seq`. */
export const stillAsked = ({ match, questions }: Head, seat: Seat, seq: number): boolean =>
  seq <= match.seq && unchangedSince(questions, seat, seq);
