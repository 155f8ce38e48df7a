import type { Chance } from '../chance.ts';
import type { AnyAct } from '../game.ts';

/** How a position is probed. */
export interface Probe {
  readonly dice: Chance;
  /** Moves of other positions, tried where they do not belong; every position adds some of its own. */
  readonly pool: Set<string>;
  /** Whether the game accepts other spellings of a listed move (a tile turned round): they must lead where it leads. */
  readonly spellings: boolean;
  /** Most bytes a view may have on the wire, if the usual limit does not fit. */
  readonly viewBytes?: number;
  /** A possible result of the game's job without the real work: the laws need no physics. */
  job?(job: unknown, chance: Chance): AnyAct;
}
