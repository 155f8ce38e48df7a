import type { Chance } from '../chance.ts';
import type { AnyAct } from '../game.ts';

/** How a position is probed. */
export interface Probe {
  readonly dice: Chance;
  /** Moves of other positions, to be tried where they do not belong; every position adds some of its own. */
  readonly pool: Set<string>;
  /** Whether the game takes other spellings of a listed move (a tile turned round): they must lead where that one leads. */
  readonly spellings: boolean;
  /** The most bytes a view may take on the wire, where the usual limit does not fit. */
  readonly viewBytes?: number;
  /** A result that the game's job could have had, without doing its work: the laws need no physics. */
  job?(job: unknown, chance: Chance): AnyAct;
}
