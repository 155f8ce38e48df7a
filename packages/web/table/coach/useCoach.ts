import type { Happening, Seat, View } from '@izvilina/kernel/game.ts';
import { useEffect, useRef, useState } from 'react';
import { endCoaching, markRead, useCoaching } from '../../kit/remembered/coaching.ts';
import { type Coach, type CoachNote, nextNote } from '../../tables/coach.ts';
import { loadCoach } from '../../tables/coaches.ts';
import type { Step } from '../../tables/module.ts';

export interface CoachProps {
  readonly game: string;
  readonly view: View;
  /** The seat whose hand is shown; null while the device is handed over. */
  readonly seat: Seat | null;
  readonly steps: readonly Step[];
  /** Number of moves made on this screen. */
  readonly moves: number;
  /** A race: notes do not wait for animations, because the table is never at rest. */
  readonly simultaneous: boolean;
  /** The table offers hints. */
  readonly hints: boolean;
}

/** The coach's current note. The player's own move ends a note, read or not; in a race so does the next question. */
export function useCoach({ game, view, seat, steps, moves, simultaneous, hints }: CoachProps): CoachNote | null {
  const kept = useCoaching()[game] ?? [];
  const coach = useLoadedCoach(game);
  const [happened, setHappened] = useState<readonly Happening[]>([]);
  useEffect(() => {
    if (steps.length > 0) setHappened((before) => [...before, ...steps.flatMap((step) => step.happened)]);
  }, [steps]);
  const asked = view.asks.find((ask) => ask.seat === seat)?.what ?? null;
  const isAnswered = useIsAnswered(asked, moves);
  const note =
    coach && seat !== null && kept !== 'done' && !isAnswered
      ? nextNote(coach, { view, seat, happened, seen: kept, hints })
      : null;
  const said = useRef<string | null>(null);
  const question = simultaneous ? asked : null;
  // Both must run before `said` is updated: they mean the note that stood when the move was made or the question came.
  useEffect(() => {
    if (question === null) return;
    if (said.current !== null) markRead(game, said.current);
    setHappened([]);
  }, [game, question]);
  useEffect(() => {
    if (moves === 0) return;
    if (said.current !== null) markRead(game, said.current);
    setHappened([]);
  }, [game, moves]);
  useEffect(() => {
    said.current = note?.id ?? null;
  });
  const over = view.result !== null;
  useEffect(() => {
    if (over) endCoaching(game);
  }, [over, game]);
  return note;
}

/** Whether the player has moved since this question came up: it stays open until the move is carried out. */
function useIsAnswered(question: string | null, moves: number): boolean {
  const [before, setBefore] = useState({ question, moves });
  if (before.question !== question) setBefore({ question, moves });
  return question !== null && before.question === question && before.moves !== moves;
}

function useLoadedCoach(game: string): Coach | null {
  const [coach, setCoach] = useState<Coach | null>(null);
  useEffect(() => {
    loadCoach(game)
      .then(setCoach)
      .catch(() => undefined); // the game can be played without notes
  }, [game]);
  return coach;
}
