import data from '../data.json' with { type: 'json' };
import type { Direction, Slot } from './slots.ts';

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** The colours on the dice and behind the voids. White is on no die (NN-D2). */
export const DICE_COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type DiceColour = (typeof DICE_COLOURS)[number];

export const RULES = ['notnot', 'arrow', 'lie'] as const;
export type Rule = (typeof RULES)[number];

/** The back of a card. */
export interface Back {
  readonly arrow: Direction;
  readonly lie: boolean;
}

export interface Portal extends Back {
  readonly kind: 'portal';
  readonly colour: Colour;
  /** Has no meaning, and is never the portal's own colour (NN-17, NN-D5). */
  readonly background: Colour;
}

export interface Void extends Back {
  readonly kind: 'void';
  readonly background: DiceColour;
}

export interface RuleCard extends Back {
  readonly kind: 'rule';
  readonly rule: Rule;
  readonly lie: false;
}

/** Cards that may be in the cross. */
export type Face = Portal | Void;
export type Card = Face | RuleCard;

/** The cross. A place is empty only when the game is over. */
export type Table = Readonly<Record<Slot, Face | null>>;

type Unturned<C> = C extends Card ? Omit<C, 'arrow'> : never;
/** A card as printed: its orientation in the deck comes from the shuffle. */
export type Print = Unturned<Card>;
/** A card's index in `PRINTS`. */
export type PrintId = number;

/** NN-D4: every second of `count` backs has the lie. */
const lies = (count: number): readonly boolean[] => Array.from({ length: count }, (_, n) => n % 2 === 1);

/** NN-D1, NN-D5: each colour equally often on each of the four other backgrounds. */
const PORTALS: readonly Print[] = COLOURS.flatMap((colour) =>
  COLOURS.filter((other) => other !== colour).flatMap((background) =>
    lies(data.portals.perColour / (COLOURS.length - 1)).map((lie) => ({
      kind: 'portal' as const,
      colour,
      background,
      lie,
    })),
  ),
);
const VOIDS: readonly Print[] = DICE_COLOURS.flatMap((background) =>
  lies(data.voids.perBackground).map((lie) => ({ kind: 'void' as const, background, lie })),
);
const RULE_CARDS: readonly Print[] = RULES.map((rule) => ({ kind: 'rule' as const, rule, lie: false as const }));

/** NN-02: all 51 cards. */
export const PRINTS: readonly Print[] = [...PORTALS, ...VOIDS, ...RULE_CARDS];

const ids = (from: number, count: number): readonly PrintId[] => Array.from({ length: count }, (_, i) => from + i);

export const PORTAL_IDS = ids(0, PORTALS.length);
export const VOID_IDS = ids(PORTALS.length, VOIDS.length);

export const printed = (id: PrintId): Print => PRINTS[id] as Print;

const nameOf = (card: Print): string =>
  card.kind === 'rule'
    ? card.rule
    : `${card.kind === 'portal' ? card.colour : 'void'}/${card.background}/${card.lie ? 1 : 0}`;

const IDS = new Map(PRINTS.map((print, id) => [nameOf(print), id]));

export const printOf = (card: Print): PrintId => IDS.get(nameOf(card)) as PrintId;

/** The card in this orientation. */
export const lying = (id: PrintId, arrow: Direction): Card => ({ ...printed(id), arrow });

export const isVoid = (card: Card | null): boolean => card?.kind === 'void';
