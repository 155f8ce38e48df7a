import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { NameOf } from '../../module.ts';
import { cellName } from '../board/cursor.ts';
import type { IngeniousWords } from './words.ts';

/** The log line of a happening. Null for one not worth a line (tiles drawn). */
export function describe(happening: IngeniousHappening, nameOf: NameOf, words: IngeniousWords): string | null {
  const { log } = words;
  switch (happening.type) {
    case 'started':
      return log.started(nameOf(happening.first));
    case 'timeout':
      return log.timeout(nameOf(happening.player));
    case 'placed':
      return log.placed(nameOf(happening.player), words.scores(happening.halves, happening.reached18));
    case 'bonusEarned':
      return log.bonus(nameOf(happening.player), happening.count);
    case 'bonusLost':
      return log.bonusLost(nameOf(happening.player));
    case 'skipped':
      return log.skipped(nameOf(happening.player));
    case 'swapped':
      return log.swapped(nameOf(happening.player));
    case 'kept':
      return log.kept(nameOf(happening.player));
    case 'drew':
      return null;
    case 'over':
      return log.over[happening.why];
  }
}

export function asked(view: IngeniousView, nameOf: NameOf, words: IngeniousWords): string {
  const seat = view.asks[0]?.seat;
  if (view.phase === 'over' || seat === undefined) return words.asked.over;
  const mine = view.viewer === seat;
  const name = nameOf(seat);
  switch (view.phase) {
    case 'bonus':
      return mine ? words.asked.bonus : words.asked.bonusOf(name);
    case 'swap':
      return mine ? words.asked.swap : words.asked.swapOf(name);
    case 'place':
      return mine ? words.asked.place : words.asked.placeOf(name);
  }
}

export function phase(view: IngeniousView, words: IngeniousWords): string {
  if (view.phase === 'over') return words.phaseOver;
  return words.phase(view.laid.length + (view.phase === 'swap' ? 0 : 1), view.mode);
}

export function moveInWords(move: Move, words: IngeniousWords): string {
  switch (move.type) {
    case 'place':
      return words.move.place(move.tile, move.cells.map(cellName));
    case 'swap':
      return words.swap;
    case 'keep':
      return words.keep;
    case 'skip':
      return words.skip;
  }
}
