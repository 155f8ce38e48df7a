import type { Happening, Seat, View } from '@izvilina/kernel/game.ts';
import { useEffect, useRef, useState } from 'react';
import { endCoaching, markRead, useCoaching } from '../../kit/remembered/coaching.ts';
import { type Coach, type CoachNote, nextNote } from '../../tables/coach.ts';
import { loadCoach } from '../../tables/coaches.ts';
import type { Step } from '../../tables/module.ts';

export interface CoachProps {
  readonly game: string;
  readonly view: View;
  /** Whose hand is shown; null while the device is handed over. */
  readonly seat: Seat | null;
  readonly steps: readonly Step[];
  /** How many moves this screen has made. */
  readonly moves: number;
  /** A race: notes do not wait for the pictures, because there is no rest. */
  readonly atOnce: boolean;
}

/** What the coach has to say now. A move of mine ends the note before it, read or not; in a race the next question does too. */
export function useCoach({ game, view, seat, steps, moves, atOnce }: CoachProps): CoachNote | null {
  const kept = useCoaching()[game] ?? [];
  const coach = useLoadedCoach(game);
  const [happened, setHappened] = useState<readonly Happening[]>([]);
  useEffect(() => {
    if (steps.length > 0) setHappened((before) => [...before, ...steps.flatMap((step) => step.happened)]);
  }, [steps]);
  const note = coach && seat !== null && kept !== 'done' ? nextNote(coach, { view, seat, happened, seen: kept }) : null;
  const said = useRef<string | null>(null);
  const question = (atOnce && view.asks.find((ask) => ask.seat === seat)?.what) || null;
  // Before `said` is brought up to date: what this question asks for is yet to be read.
  useEffect(() => {
    if (question === null) return;
    if (said.current !== null) markRead(game, said.current);
    setHappened([]);
  }, [game, question]);
  useEffect(() => {
    said.current = note?.id ?? null;
  });
  useEffect(() => {
    if (moves === 0) return;
    if (said.current !== null) markRead(game, said.current);
    setHappened([]);
  }, [game, moves]);
  const over = view.result !== null;
  useEffect(() => {
    if (over) endCoaching(game);
  }, [over, game]);
  return note;
}

function useLoadedCoach(game: string): Coach | null {
  const [coach, setCoach] = useState<Coach | null>(null);
  useEffect(() => {
    loadCoach(game)
      .then(setCoach)
      .catch(() => undefined); // a game without notes is still a game
  }, [game]);
  return coach;
}
