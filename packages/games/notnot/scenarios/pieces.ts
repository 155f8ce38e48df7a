import type { Json } from '@izvilina/kernel/json.ts';
import type { Ply } from '@izvilina/kernel/scenario.ts';
import type { Colour, Rule } from '../pieces/cards.ts';
import type { Direction, Slot } from '../pieces/slots.ts';

export type Name = Colour | 'void';

/** Short helpers for positions. */
export const card = (name: Name, arrow: Direction = 'up', lie = false) =>
  name === 'void' ? { kind: 'void', arrow, lie } : { kind: 'portal', colour: name, arrow, lie };

export const ruleCard = (rule: Rule, arrow: Direction = 'up') => ({ kind: 'rule', rule, arrow });

/** The cross in the order top, right, bottom, left. */
export const cross = (top: Name, right: Name, bottom: Name, left: Name) => ({
  top: card(top),
  right: card(right),
  bottom: card(bottom),
  left: card(left),
});

export const deck = (...names: readonly Name[]) => names.map((name) => card(name));

export const point = (by: number, slot: Slot, at = 900, uncertainty?: number): Ply => {
  const move: { readonly [key: string]: Json } = { type: 'point', slot, at };
  return { by, move: uncertainty === undefined ? move : { ...move, uncertainty } };
};

export const close: Ply = { by: 'referee', act: { type: 'close' } };
export const roll: Ply = { by: 'referee', act: { type: 'roll' } };

/** Expects that the reader touched this card: where several are right, the page asks for one of them. */
export const touched = (slot: Slot, index = 0) => ({ judged: { [index]: { player: 0, slot } } });

/** The expected part of the state for a portal. */
export const lies = (colour: Colour) => ({ kind: 'portal', colour });
export const lieVoid = { kind: 'void' };

export const discovery = { level: 'discovery' };
export const normal = { level: 'normal' };
export const hard = { level: 'hard' };
export const extreme = { level: 'extreme' };
