import type { Moves } from '@izvilina/kernel/game.ts';
import type { Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { mayBurn } from '../rules/turn-end.ts';
import type { Phase, State } from '../state.ts';
import type { BrainstormView } from '../view/view.ts';
import { type Move, shapes } from './move-shapes.ts';
import { sampleMove } from './sample.ts';
import { askedSeat } from './turn.ts';

const NONE: Moves<Move> = { finite: true, all: [] };

/** Positions, angles and throws cannot be listed; choices among owners, pawns and tiles can. */
export function legalMoves(view: BrainstormView): Moves<Move> {
  if (view.viewer === 'watcher' || askedSeat(view) !== view.viewer) return NONE;
  const all = listedMoves(view);
  if (all !== null) return { finite: true, all };
  return { finite: false, domain: domainOf(view), sample: (chance) => sampleMove(view, chance) };
}

/** All answers to a question that has finitely many; null for other questions. */
export function listedMoves({ phase, clash, merge, relocations, claims }: State): Move[] | null {
  switch (phase) {
    case 'pawn':
      return [true, false].map((on) => ({ type: 'pawn', on }));
    case 'side':
      return (clash?.foes ?? []).map((player) => ({ type: 'side', player }));
    case 'attack':
      return (clash?.foes ?? []).map((player) => ({ type: 'attack', player }));
    case 'return':
      return (merge?.pawns ?? []).map((from) => ({ type: 'return', from }));
    case 'relocate': {
      const shaken = relocations[0];
      return (shaken?.parts.flat() ?? []).map((to) => ({ type: 'relocate', from: shaken?.from ?? '', to }));
    }
    case 'claim':
      return [null, ...(claims[0]?.parts.flat() ?? [])].map((on) => ({ type: 'claim', on }));
    default:
      return null;
  }
}

const { box, burner, dice, throw: toss, lay, burn, endTurn } = shapes;

/** Schemas without and with the burner. */
const DOMAINS: Readonly<Partial<Record<Phase, readonly [Schema<Move>, Schema<Move>]>>> = {
  dice: [z.union([box, dice]), z.union([box, burner, dice])],
  throw: [z.union([box, toss]), z.union([box, burner, toss])],
  burnerThrow: [z.union([box, toss]), z.union([box, toss])],
  lay: [lay, lay],
  burn: [burn, burn],
  end: [z.union([box, endTurn]), z.union([box, burner, endTurn])],
};

const domainOf = (view: State): Schema<Move> => {
  const [without, with_] = DOMAINS[view.phase] as readonly [Schema<Move>, Schema<Move>];
  return mayBurn(view) ? with_ : without;
};
