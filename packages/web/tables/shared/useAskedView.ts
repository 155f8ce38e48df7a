import type { Seat, View } from '@izvilina/kernel/game.ts';
import { useState } from 'react';

const whatOf = (view: View, seat: Seat | null): string | undefined =>
  view.asks.find((ask) => ask.seat === seat && view.viewer === seat)?.what;

/**
 * The view whose question is shown: the one that the animation has reached. Once this seat has answered its question,
 * the first view after the answer, however many moves have followed while the answer is being told.
 */
export function useAskedView<V extends View>(told: V, newest: V, seat: Seat | null): V {
  const [answered, setAnswered] = useState<{ readonly told: V; readonly after: V } | null>(null);
  const question = whatOf(told, seat);
  if (question === undefined || question === whatOf(newest, seat)) return told;
  if (answered?.told !== told) setAnswered({ told, after: newest });
  return answered?.told === told ? answered.after : newest;
}
