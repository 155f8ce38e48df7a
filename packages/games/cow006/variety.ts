import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Variety } from '@izvilina/kernel/contract.ts';

const FULL_GAMES_ONE_IN = 40;

/** Both variants and every host option; mostly one or two rounds, now and then a whole game to 66. */
export const variety: Variety = { spellings: false, start };

function start(chance: Chance) {
  const tactical = chance.below(3) === 0;
  const players = tactical ? 2 + chance.below(3) : 2 + Math.min(chance.below(9), chance.below(9));
  return {
    players,
    options: {
      ...length(chance),
      variant: tactical ? 'tactical' : 'standard',
      draft: chance.below(4) > 0,
      openMemory: chance.below(3) === 0,
      hiddenBases: chance.below(3) === 0,
    },
  };
}

function length(chance: Chance) {
  if (chance.below(FULL_GAMES_ONE_IN) === 0) return {};
  return chance.below(4) === 0
    ? { endAt: 1 + chance.below(10) }
    : { rounds: 1 + Math.min(chance.below(2), chance.below(2)) };
}
