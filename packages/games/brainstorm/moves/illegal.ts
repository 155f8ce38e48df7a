import type { Json } from '@izvilina/kernel/json.ts';
import { type Result, refuse } from '@izvilina/kernel/result.ts';

/** All reasons why a move or the result of a throw can be against the rules. The table has a text for each. */
export type Fault =
  | `BOX_${'OFF_TABLE' | 'ON_TILE' | 'MOVED_TOO_OFTEN'}`
  | 'SAME_DIE_TWICE'
  | 'SIZE_RUN_OUT'
  | `DIE_${'ALREADY_THROWN' | 'NOT_CHOSEN' | 'DOES_NOT_FIT'}`
  | `BURNER_${'NEEDS_BLACK' | 'USED_THIS_TURN' | 'BETWEEN_THROWS'}`
  | 'NO_TOKENS'
  | 'NOT_ON_PERIMETER'
  | 'NOT_YOUR_SIDE'
  | 'AWAY_FROM_TABLE'
  | `TOO_${'STEEP' | 'SLOW' | 'FAST' | 'LOW' | 'HIGH'}`
  | 'WRONG_SIZE'
  | 'NO_SUCH_HOLE'
  | 'NO_SUCH_PAWN'
  | `NOT_${'TOUCHED' | 'TO_BE_FOUGHT' | 'OF_THIS_NETWORK' | 'TO_BE_CLAIMED'}`
  | 'WRONG_PHASE'
  | 'NOTHING_IN_THE_AIR'
  | 'REST_OFF_TABLE';

export const illegal = (reason: Fault, params: Readonly<Record<string, Json>> = {}): Result<never> =>
  refuse('ILLEGAL_MOVE', { reason, ...params });
