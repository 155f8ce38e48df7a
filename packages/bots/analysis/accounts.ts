import type { GameState, Seat } from '@izvilina/kernel/game.ts';
import type { Account, Mistake, TurningPoint } from './analysis.ts';
import type { AnyAnalyst } from './analyst.ts';

type SideOf = (seat: Seat) => number;

/** By seat: its share of the win at the end; 0 for all if there is no winner. The seats of one side win together. */
export function sharesAtTheEnd(places: readonly number[], sideOf: SideOf): readonly number[] {
  const winners = new Set(places.flatMap((place, seat) => (place === 1 ? [sideOf(seat)] : [])));
  return places.map((_, seat) => (winners.has(sideOf(seat)) ? 1 / winners.size : 0));
}

const SHOWN = 3;
/** A smaller change of a chance is not a turning point. */
const NOTICEABLE = 0.08;

/** What changed a seat's chance most. `seen`: the events that everybody saw, secret choices being seen at the last. */
export function turnsOf(chances: readonly (readonly number[])[], seen: readonly number[]): readonly TurningPoint[] {
  const changes = seen.map((seq, index) => {
    const since = seen[index - 1] ?? 0;
    const [before = [], now = []] = [chances[since], chances[seq]];
    return { since, seq, by: Math.max(...now.map((chance, seat) => Math.abs(chance - (before[seat] ?? chance)))) };
  });
  return changes
    .filter(({ by }) => by >= NOTICEABLE)
    .sort((a, b) => b.by - a.by)
    .slice(0, SHOWN)
    .map(({ since, seq }) => ({ since, seq }))
    .sort((a, b) => a.seq - b.seq);
}

/**
 * Splits each result into what own mistakes cost, what the others' mistakes gave, and the rest, which is luck. The loss
 * of a mistake goes to the other sides in proportion to their chances at that time.
 */
export function accountsOf(
  state: GameState,
  analyst: AnyAnalyst,
  chances: readonly (readonly number[])[],
  mistakes: readonly Mistake[],
): readonly Account[] {
  const last = chances.at(-1) ?? [];
  const sides = last.map((_, seat) => analyst.sideOf(state, seat));
  const start = 1 / new Set(sides).size;
  return last.map((result, seat) => {
    let [own, gifts] = [0, 0];
    for (const { seq, seat: by, cost } of mistakes) {
      if (sides[by] === sides[seat]) {
        own -= cost;
        continue;
      }
      const before = chances[seq - 1] ?? [];
      const others = 1 - (before[by] ?? 0);
      if (others > 0) gifts += (cost * (before[seat] ?? 0)) / others;
    }
    return { start, mistakes: own, gifts, luck: result - start - own - gifts };
  });
}
