import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import type { Variety } from '@izvilina/kernel/contract.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import type { Options } from './options.ts';
import { COLOURS, RULES } from './pieces/cards.ts';
import { NEGATIONS, WORDS } from './pieces/dice.ts';
import { bySlot, DIRECTIONS } from './pieces/slots.ts';
import { LEVELS, rulesAtStart } from './rules/levels.ts';

const WHOLE_GAMES_ONE_IN = 40;
const MOST_LEFT = 8;

/** Every level; mostly the last few rounds, often with the dice already rolled, now and then a whole game. */
export const variety: Variety = { spellings: false, start };

function start(chance: Chance) {
  const players = 2 + Math.min(chance.below(7), chance.below(7));
  const options = {
    level: drawn([...LEVELS, 'first'] as const, chance),
    notNothing: drawn(['any', 'ignored'] as const, chance),
    answerMs: drawn([2000, 8000], chance),
  };
  if (chance.below(WHOLE_GAMES_ONE_IN) === 0) return { players, options };
  return { players, options, position: { players, options, ...late(players, options, chance) } };
}

/** Few cards left, some of them rule cards in a first game, and some cards already won. */
function late(players: number, options: Pick<Options, 'level'>, chance: Chance) {
  const first = options.level === 'first';
  const inForce = first ? RULES.slice(0, chance.below(RULES.length + 1)) : rulesAtStart(options);
  const deck = Array.from({ length: chance.below(MOST_LEFT + 1) }, () => anyCard(chance));
  const coming = first ? RULES.filter((rule) => !inForce.includes(rule) && chance.below(2) === 0) : [];
  for (const rule of coming)
    deck.splice(chance.below(deck.length + 1), 0, { kind: 'rule', rule, arrow: drawn(DIRECTIONS, chance) });
  return {
    table: cross(chance),
    deck,
    won: bySeat(players, () => chance.below(3)),
    ...(first ? { rules: inForce } : {}),
    ...(chance.below(2) === 0 ? { roll: roll(inForce.includes('notnot'), chance) } : {}),
  };
}

const roll = (negated: boolean, chance: Chance) => [
  drawn(WORDS, chance),
  drawn(WORDS, chance),
  ...(negated ? [drawn(NEGATIONS, chance)] : []),
];

function cross(chance: Chance) {
  const table = bySlot(() => portal(chance));
  return chance.below(2) === 0 ? table : { ...table, [drawn(Object.keys(table), chance)]: { kind: 'void' } };
}

const anyCard = (chance: Chance): { readonly [key: string]: string | boolean } =>
  chance.below(4) === 0 ? { kind: 'void', ...back(chance) } : { ...portal(chance), ...back(chance) };

const portal = (chance: Chance) => ({ kind: 'portal', colour: drawn(COLOURS, chance) });

const back = (chance: Chance) => ({ arrow: drawn(DIRECTIONS, chance), lie: chance.below(2) === 0 });
