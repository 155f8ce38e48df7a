import { isFour, type Sim } from '../simulation/simulator.ts';
import type { Judge } from '../value.ts';
import { outlookOfMany } from './outlook-of-many.ts';
import { outlookOfTwo } from './outlook-of-two.ts';
import { outlookWithRacks } from './outlook-with-racks.ts';
import { OUTLOOK as OF_FOUR } from './weights-of-four.ts';
import { OUTLOOK as OF_TEAMS } from './weights-of-teams.ts';
import { OUTLOOK as OF_THREE } from './weights-of-three.ts';
import { OUTLOOK as OF_TWO } from './weights-of-two.ts';

const OF_STANDARD: Readonly<Record<number, Judge>> = {
  2: outlookOfTwo(OF_TWO),
  3: outlookOfMany(OF_THREE),
  4: outlookWithRacks(OF_FOUR),
};
const ofTeams = outlookOfMany(OF_TEAMS);

/** The judge for this kind of game; alone there is nobody to win against. */
export function outlookOf({ mode, players }: Pick<Sim, 'mode' | 'players'>): Judge | null {
  if (mode === 'solo') return null;
  return mode === 'team' ? ofTeams : (OF_STANDARD[players] ?? null);
}

/** Whether that judge looks at racks, which must be imagined first. */
export const looksAtRacks = isFour;
