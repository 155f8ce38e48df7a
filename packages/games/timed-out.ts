import type { Ask, GameState, Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';

/** Plays the default for a seat whose time is out; the `timeout` happening comes first. */
export function timedOut<State extends GameState>(
  seat: Seat,
  asks: readonly Ask[],
  playDefault: () => Result<State>,
): Result<State> {
  if (!asks.some((ask) => ask.seat === seat)) return refuse('NOT_YOUR_TURN');
  const played = playDefault();
  if (!played.ok) return played;
  return ok({ ...played.value, happened: [{ type: 'timeout', player: seat }, ...played.value.happened] });
}
