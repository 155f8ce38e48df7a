import { type Chance, shuffled } from '@izvilina/kernel/chance.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { givenPosition } from '../../given-position.ts';
import { playersFit } from '../../players.ts';
import { facts } from '../facts.ts';
import { MOST_IN_DECK, MOST_WON } from '../moves/longest.ts';
import { type Options, options as optionsSchema } from '../options.ts';
import {
  type Card,
  type Face,
  PORTAL_IDS,
  type PrintId,
  printOf,
  RULES,
  type Rule,
  type Table,
  VOID_IDS,
} from '../pieces/cards.ts';
import { NEGATIONS, WORDS } from '../pieces/dice.ts';
import { bySlot, SLOTS } from '../pieces/slots.ts';
import { spun, stacked, started } from '../rules/deal.ts';
import { rulesAtStart } from '../rules/levels.ts';
import { HOLD, opened } from '../rules/round.ts';
import type { State } from '../state.ts';
import { type Given as GivenCard, given as givenCard, printedAs } from './card.ts';

const word = z.enum(WORDS);
const shape = z.strictObject({
  players: z.number(),
  options: z._default(z.unknown(), {}),
  table: z.optional(z.strictObject({ top: givenCard, right: givenCard, bottom: givenCard, left: givenCard })),
  deck: z.optional(z.array(givenCard).check(z.maxLength(MOST_IN_DECK))),
  roll: z.optional(z.union([z.tuple([word, word]), z.tuple([word, word, z.enum(NEGATIONS)])])),
  won: z.optional(z.array(z.int().check(z.nonnegative()))),
  rules: z.optional(z.array(z.enum(RULES))),
});
type Given = z.infer<typeof shape>;

/** A position as an outside caller writes it. Missing fields are natural: a cross is dealt, the deck is the rest. */
export function position(raw: unknown, chance: Chance): Result<State> {
  const parsed = givenPosition(raw, shape, optionsSchema);
  if (!parsed.ok) return parsed;
  const { given, options } = parsed.value;
  const { players, roll } = given;
  const seated = playersFit(players, facts.players);
  if (!seated.ok) return seated;
  const rules = inForce(given, options);
  const reason = fault(given, options, rules);
  if (reason !== null) return refuse('BAD_POSITION', { reason });
  const state = complete(given, options, rules, chance);
  if (roll === undefined) return ok(state);
  const [a, b, negation = 'nothing'] = roll;
  return ok(opened(state, [a, b, negation], { shown: 0, hold: HOLD }, chance));
}

const inForce = ({ rules = [] }: Given, options: Options): readonly Rule[] =>
  options.level === 'first' ? RULES.filter((rule) => rules.includes(rule)) : rulesAtStart(options);

function fault({ players, table, deck = [], roll, won, rules }: Given, { level }: Options, inForce: readonly Rule[]) {
  const cross = table ? Object.values(table) : [];
  if (won !== undefined && won.length !== players) return 'WON_NOT_ONE_PER_SEAT';
  if (won !== undefined && won.reduce((sum, count) => sum + count, 0) > MOST_WON) return 'TOO_MANY_WON';
  if (cross.some(({ kind }) => kind === 'rule')) return 'RULE_CARD_ON_TABLE';
  if (cross.filter(({ kind }) => kind === 'void').length > 1) return 'TWO_VOIDS';
  return ruleFault(deck, level, rules, inForce) ?? negationFault(roll, inForce);
}

/** NN-R8: rule cards are only in the deck of a first game, and each only once: in the deck, in force or in the box. */
function ruleFault(
  deck: readonly GivenCard[],
  level: Options['level'],
  rules: readonly Rule[] | undefined,
  inForce: readonly Rule[],
): string | null {
  const coming = deck.flatMap((card) => (card.kind === 'rule' ? [card.rule] : []));
  if (level !== 'first') return coming.length > 0 || rules !== undefined ? 'RULE_CARD_OUTSIDE_FIRST' : null;
  const all = [...coming, ...inForce];
  return new Set(all).size < all.length ? 'RULE_TWICE' : null;
}

/** A roll may leave out the negation die only if that is not in use, and then it must be `nothing`. */
function negationFault(roll: Given['roll'], inForce: readonly Rule[]): string | null {
  if (roll === undefined) return null;
  const negation = roll[2];
  if (inForce.includes('notnot')) return negation === undefined ? 'NEGATION_MISSING' : null;
  return negation === undefined || negation === 'nothing' ? null : 'NEGATION_NOT_IN_USE';
}

function complete(given: Given, options: Options, rules: readonly Rule[], chance: Chance): State {
  const { players, deck } = given;
  const won = given.won ?? bySeat(players, () => 0);
  const table = given.table ? laidOut(given.table, chance) : dealtCross(chance);
  const start = {
    players,
    options,
    rules,
    table,
    deck: deck ? deck.map((card) => printedAs(card, [], chance)) : theRest(table, options, rules, won, chance),
  };
  return { ...started(start), won, happened: [] };
}

/** Gives each place a print that no other place has, as long as there is one. */
function laidOut(table: NonNullable<Given['table']>, chance: Chance): Table {
  const used: PrintId[] = [];
  return bySlot((slot) => {
    const card = printedAs(table[slot], used, chance) as Face;
    used.push(printOf(card));
    return card;
  });
}

function dealtCross(chance: Chance): Table {
  const portals = shuffled(PORTAL_IDS, chance);
  return bySlot((slot) => spun(portals[SLOTS.indexOf(slot)] as PrintId, chance) as Face);
}

/** All cards that are neither on the table nor won; which ones were won is random. */
function theRest(
  table: Table,
  options: Options,
  rules: readonly Rule[],
  won: readonly number[],
  chance: Chance,
): readonly Card[] {
  const gone = SLOTS.map((slot) => printOf(table[slot] as Face));
  const left = shuffled(
    [...PORTAL_IDS, ...VOID_IDS].filter((id) => !gone.includes(id)),
    chance,
  ).slice(won.reduce((sum, count) => sum + count, 0));
  const coming = RULES.filter((rule) => !rules.includes(rule));
  const prints = options.level === 'first' ? stacked(left, coming, chance) : left;
  return prints.map((id) => spun(id, chance));
}
