import { type Chance, drawn, shuffled } from '@izvilina/kernel/chance.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import type { Options } from '../options.ts';
import {
  type Card,
  type Face,
  lying,
  PORTAL_IDS,
  PRINTS,
  type PrintId,
  RULES,
  type Rule,
  type Table,
  VOID_IDS,
} from '../pieces/cards.ts';
import { bySlot, DIRECTIONS, SLOTS } from '../pieces/slots.ts';
import type { State } from '../state.ts';
import { rulesAtStart } from './levels.ts';

/** NN-04: the cross is dealt from portals only; everything else is in the deck. */
export function setup(players: number, options: Options, chance: Chance): Result<State> {
  const portals = shuffled(PORTAL_IDS, chance);
  const rest = shuffled([...portals.slice(SLOTS.length), ...VOID_IDS], chance);
  const table = bySlot((slot) => spun(portals[SLOTS.indexOf(slot)] as PrintId, chance) as Face);
  const deck = (options.level === 'first' ? stacked(rest, RULES, chance) : rest).map((id) => spun(id, chance));
  return ok(started({ players, options, rules: rulesAtStart(options), table, deck }));
}

/** NN-D4: every back has a random orientation. */
export const spun = (id: PrintId, chance: Chance): Card => lying(id, drawn(DIRECTIONS, chance));

/** NN-R11: number of cards under ЛОЖЬ, and between it and СТРЕЛКА. */
const BOTTOM_PILE = 14;
const MIDDLE_PILE = 15;

/** NN-06: three piles; ЛОЖЬ on the bottom one, СТРЕЛКА on the middle one, НЕ НЕ somewhere in the top one. */
export function stacked(rest: readonly PrintId[], rules: readonly Rule[], chance: Chance): readonly PrintId[] {
  const lie = Math.max(0, rest.length - BOTTOM_PILE);
  const arrow = Math.max(0, lie - MIDDLE_PILE);
  const notnot = chance.below(arrow + 1);
  return [
    ...rest.slice(0, notnot),
    ...ruleCard('notnot', rules),
    ...rest.slice(notnot, arrow),
    ...ruleCard('arrow', rules),
    ...rest.slice(arrow, lie),
    ...ruleCard('lie', rules),
    ...rest.slice(lie),
  ];
}

const ruleCard = (rule: Rule, rules: readonly Rule[]): readonly PrintId[] =>
  rules.includes(rule) ? [PRINTS.findIndex((print) => print.kind === 'rule' && print.rule === rule)] : [];

interface Start {
  readonly players: number;
  readonly options: Options;
  readonly rules: readonly Rule[];
  readonly table: Table;
  readonly deck: readonly Card[];
}

/** The state before the first roll. */
export const started = (start: Start): State => ({
  players: start.players,
  options: start.options,
  phase: 'between',
  round: 0,
  rules: start.rules,
  table: start.table,
  deck: start.deck,
  won: bySeat(start.players, () => 0),
  roll: null,
  ink: null,
  up: 'top',
  lie: false,
  right: [],
  touches: [],
  refrained: [],
  since: 0,
  pause: 0,
  hold: 0,
  idle: 0,
  before: null,
  judged: [],
  happened: [{ type: 'dealt' }],
});
