import type { Game } from '@izvilina/kernel/game.ts';
import { setup } from './deal.ts';
import { imagine } from './imagine.ts';
import { moves } from './legal.ts';
import { longest } from './longest.ts';
import { type Act, act, type Move, move } from './moves.ts';
import { type Options, options, PLAYERS } from './options.ts';
import { position } from './position.ts';
import { result } from './standing.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { turn } from './turn.ts';
import { type IngeniousView, view } from './view.ts';

export const ingenious: Game<Options, State, Move, Act, never, IngeniousView> = {
  slug: 'ingenious',
  rules: 1,
  title: { ru: 'Просто гениально', en: 'Ingenious' },
  players: PLAYERS,
  options,
  move,
  act,
  longest,
  setup,
  position,
  turn,
  step,
  result,
  view,
  moves,
  imagine,
};
