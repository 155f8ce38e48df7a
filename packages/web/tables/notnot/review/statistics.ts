import type { State } from '@izvilina/games/notnot/state.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { median } from '../practice/bests.ts';
import { KINDS, type Kind, kindOf } from '../practice/drill.ts';

interface Tally {
  readonly touches: number;
  readonly mistakes: number;
}

/** Statistics of one player's touches in a whole game. */
export interface Touching {
  readonly right: number;
  readonly mistakes: number;
  /** Fastest and median time of the right touches, in ms; null without any. */
  readonly quickest: number | null;
  readonly usual: number | null;
  readonly byKind: Readonly<Record<Kind, Tally>>;
}

interface Touch {
  readonly player: number;
  readonly at: number;
  readonly right: boolean;
  readonly kind: Kind;
}

/** Statistics by seat. `frames` holds the game after each of its events. */
export function touching(frames: readonly Pick<Match, 'state'>[], players: number): readonly Touching[] {
  const all = frames.flatMap(({ state }) => touchesClosedIn(state as State));
  return Array.from({ length: players }, (_, seat) => {
    const own = all.filter(({ player }) => player === seat);
    const times = own.filter(({ right }) => right).map(({ at }) => at);
    return {
      right: times.length,
      mistakes: own.length - times.length,
      quickest: times.length > 0 ? Math.min(...times) : null,
      usual: median(times),
      byKind: Object.fromEntries(KINDS.map((kind) => [kind, tallyOf(own, kind)])) as Record<Kind, Tally>,
    };
  });
}

function tallyOf(touches: readonly Touch[], kind: Kind): Tally {
  const some = touches.filter((touch) => touch.kind === kind);
  return { touches: some.length, mistakes: some.filter(({ right }) => !right).length };
}

/** The touches of the round that was closed by this state's event; empty if none was. */
function touchesClosedIn({ happened, judged, roll, up, lie }: State): readonly Touch[] {
  if (roll === null || !happened.some(({ type }) => type === 'closed')) return [];
  const kind = kindOf(roll, up, lie);
  return judged.map(({ player, at, right }) => ({ player, at, right, kind }));
}
