import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import * as z from 'zod/mini';
import { type Card, COLOURS, DICE_COLOURS, PRINTS, type PrintId, RULES } from '../pieces/cards.ts';
import { DIRECTIONS } from '../pieces/slots.ts';

const arrow = z._default(z.enum(DIRECTIONS), 'up');
const lie = z._default(z.boolean(), false);

const portal = z
  .strictObject({
    kind: z.literal('portal'),
    colour: z.enum(COLOURS),
    background: z.optional(z.enum(COLOURS)),
    arrow,
    lie,
  })
  .check(z.refine(({ colour, background }) => colour !== background)); // NN-D5

/** A card as an outside caller writes it. The background may be left to chance: it has no meaning. */
export const given = z.union([
  portal,
  z.strictObject({ kind: z.literal('void'), background: z.optional(z.enum(DICE_COLOURS)), arrow, lie }),
  // NN-R10: a rule card never has the lie
  z.strictObject({ kind: z.literal('rule'), rule: z.enum(RULES), arrow, lie: z._default(z.literal(false), false) }),
]);
export type Given = z.infer<typeof given>;

/** A printed card that fits, preferably one not used yet. */
export function printedAs(card: Given, used: readonly PrintId[], chance: Chance): Card {
  const fits = PRINTS.map((print, id) => ({ print, id })).filter(({ print }) => isPrintOf(print, card));
  const fresh = fits.filter(({ id }) => !used.includes(id));
  return { ...drawn(fresh.length > 0 ? fresh : fits, chance).print, arrow: card.arrow };
}

function isPrintOf(print: (typeof PRINTS)[number], card: Given): boolean {
  if (print.kind === 'rule') return card.kind === 'rule' && card.rule === print.rule;
  if (card.kind !== print.kind || card.lie !== print.lie) return false;
  if (card.background !== undefined && card.background !== print.background) return false;
  return print.kind === 'void' || (card.kind === 'portal' && card.colour === print.colour);
}
