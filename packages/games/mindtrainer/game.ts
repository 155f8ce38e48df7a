import type { Game } from '@izvilina/kernel/game.ts';
import { setup } from './deal.ts';
import { facts } from './facts.ts';
import { result } from './final-count.ts';
import { imagine } from './imagine.ts';
import { legalMoves } from './legal-moves.ts';
import { lexiconData } from './lexicon/lexicon.ts';
import { longest } from './longest.ts';
import { type Act, act, type Move, move } from './move-shapes.ts';
import { type Options, options } from './options.ts';
import { position } from './position.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { turn } from './turn.ts';
import { type MindtrainerView, view } from './view.ts';

export const mindtrainer: Game<Options, State, Move, Act, never, MindtrainerView> = {
  ...facts,
  rules: 1,
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
  moves: legalMoves,
  imagine,
  data: lexiconData,
};
