import type { Game } from '@izvilina/kernel/game.ts';
import { setup } from './deal.ts';
import { facts } from './facts.ts';
import { moves } from './legal-moves.ts';
import { longest } from './longest.ts';
import { type Act, act, type Move, move } from './move-shapes.ts';
import { type Options, options } from './options.ts';
import { position } from './position.ts';
import { result } from './score.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import type { ThrowJob } from './throw.ts';
import { turn } from './turn.ts';
import { type BrainstormView, imagine, view } from './view.ts';

export const brainstorm: Game<Options, State, Move, Act, ThrowJob, BrainstormView> = {
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
  moves,
  imagine,
};
