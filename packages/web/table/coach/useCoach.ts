import type { Happening, Seat, View } from '@izvilina/kernel/game.ts';
import { useEffect, useRef, useState } from 'react';
import { endCoaching, markRead, useCoaching } from '../../kit/coaching.ts';
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
}

/** What the coach has to say now. A move of mine ends the note before it, read or not. */
export function useCoach({ game, view, seat, steps, moves }: CoachProps): CoachNote | null {
  const kept = useCoaching()[game] ?? [];
  const coach = useLoadedCoach(game);
  const [happened, setHappened] = useState<readonly Happening[]>([]);
  useEffect(() => {
    if (steps.length > 0) setHappened((before) => [...before, ...steps.flatMap((step) => step.happened)]);
  }, [steps]);
  const note = coach && seat !== null && kept !== 'done' ? nextNote(coach, { view, seat, happened, seen: kept }) : null;
  const said = useRef<string | null>(null);
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
