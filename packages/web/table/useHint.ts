import type { Seat } from '@izvilina/kernel/game.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import { useState } from 'react';
import type { HintAnswer } from '../client/hint.ts';
import { refusalOf } from '../client/transport.ts';

/** The hint for the current question. */
export interface Hint {
  /** The leaf with the reasons is open; the marks on the table stay when it is closed. */
  readonly open: boolean;
  /** Null while the bot is thinking. */
  readonly answer: HintAnswer | null;
  readonly problem: Refusal | null;
  /** The advice that the reader is looking at, 1 = the best. */
  readonly pointed: number;
}

const NO_HINT: Hint = { open: false, answer: null, problem: null, pointed: 1 };

export interface Hints {
  readonly hint: Hint;
  ask(): void;
  point(place: number): void;
  close(): void;
  /** The question is answered: removes the hint. */
  forget(): void;
}

/** A hint belongs to one question of one seat, and disappears when either changes. */
export function useHint(
  question: string | null,
  seat: Seat | null,
  onHint: (seat: Seat) => Promise<HintAnswer>,
): Hints {
  const [kept, setKept] = useState({ question, seat, hint: NO_HINT });
  const isThis = (other: { readonly question: string | null; readonly seat: Seat | null }) =>
    other.seat === seat && other.question === question;
  const hint = isThis(kept) ? kept.hint : NO_HINT;
  const set = (change: Partial<Hint>) => setKept({ question, seat, hint: { ...hint, ...change } });
  const arrived = (change: Partial<Hint>) =>
    setKept((now) => (isThis(now) && now.hint.open ? { ...now, hint: { ...now.hint, ...change } } : now));
  return {
    hint,
    ask: () => {
      if (seat === null) return;
      setKept({ question, seat, hint: { ...NO_HINT, open: true } });
      onHint(seat).then(
        (answer) => arrived({ answer }),
        (error: unknown) => arrived({ problem: refusalOf(error) }),
      );
    },
    point: (pointed) => set({ pointed }),
    close: () => set({ open: false }),
    forget: () => setKept({ question, seat, hint: NO_HINT }),
  };
}
