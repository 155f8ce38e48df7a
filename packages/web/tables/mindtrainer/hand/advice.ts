import type { LayMove, Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { Laid } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { BLANK } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { MindtrainerProps } from '../props.ts';

export interface LayAdvice {
  readonly place: number;
  readonly tiles: readonly Laid[];
}

const ADVISED = 3;

/** The bot's best words, best first. */
export const laysAdvised = (hint: MindtrainerProps['hint']): LayAdvice[] =>
  (hint ?? []).slice(0, ADVISED).flatMap(({ move }, index) => {
    return move.type === 'lay' ? [{ place: index + 1, tiles: laidFrom(move.tiles) }] : [];
  });

const laidFrom = (tiles: LayMove['tiles']): Laid[] =>
  tiles.flatMap(({ x, y, letter, blank }) => {
    if (letter === BLANK) return [];
    return [blank ? { x, y, letter, blank } : { x, y, letter }];
  });

/** The bot's best move, for questions that are not about laying a word: exchange, pass, accept, … */
export const answerAdvised = (hint: MindtrainerProps['hint']): Move | null => hint?.[0]?.move ?? null;
