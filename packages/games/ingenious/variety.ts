import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Variety } from '@izvilina/kernel/contract.ts';

/** Of 32 games: the short ones often, the long ones of four now and then. */
const TABLES = [
  ...Array(20).fill({ players: 1, mode: 'solo' }),
  ...Array(8).fill({ players: 2, mode: 'standard' }),
  ...Array(2).fill({ players: 3, mode: 'standard' }),
  { players: 4, mode: 'standard' },
  { players: 4, mode: 'team' },
] as readonly { readonly players: number; readonly mode: string }[];

export const variety: Variety = { spellings: true, start };

function start(chance: Chance) {
  const { players, mode } = TABLES[chance.below(TABLES.length)] as (typeof TABLES)[number];
  const named = mode === 'team' || chance.below(2) === 0;
  return {
    players,
    options: {
      ...(named ? { mode } : {}),
      first: chance.below(3) === 0 ? chance.below(players) : null,
      partnersTalk: chance.below(2) === 0,
    },
  };
}
