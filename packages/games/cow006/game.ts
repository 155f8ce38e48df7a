import type { Game } from '@izvilina/kernel/game.ts';
import { facts } from './facts.ts';
import { legalMoves } from './moves/legal-moves.ts';
import { longest } from './moves/longest.ts';
import { type Act, act, type Move, move } from './moves/move-shapes.ts';
import { turn } from './moves/turn.ts';
import { type Options, options } from './options.ts';
import { position } from './position/position.ts';
import { setup } from './rules/deal.ts';
import { result } from './rules/score.ts';
import { step } from './rules/step.ts';
import type { State } from './state.ts';
import { readingTime, tellingTime } from './telling.ts';
import { imagine } from './view/imagine.ts';
import { type CowView, view } from './view/view.ts';

export const cow006: Game<Options, State, Move, Act, never, CowView> = {
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
  tellingTime,
  readingTime,
};
