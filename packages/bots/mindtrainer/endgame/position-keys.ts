import type { FastBoard } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import { PLANE, turned } from '@izvilina/games/mindtrainer/movegen/layout.ts';
import { eachTile, type MoveList } from '@izvilina/games/mindtrainer/movegen/move-list.ts';

/** Zobrist keys for the positions of one endgame: by which seat has laid which tile where since its start. */
export function positionKeys() {
  let high = 0;
  let low = 0;
  return {
    /** Adds or removes a move; the board must be as it is without the move. */
    toggle(seat: number, list: MoveList, move: number, board: FastBoard): void {
      eachTile(list, move, board, (cell, tile) => {
        const across = (cell & PLANE) === 0 ? cell : turned(cell);
        const name = (seat << 15) | (across << 7) | tile;
        high ^= scatter(name, 0x9e3779b1);
        low ^= scatter(name, 0x85ebca6b);
      });
    },
    of(seat: number, passes: number): number {
      const asked = 1 + ((passes << 1) | seat);
      return ((high ^ scatter(asked, 0xc2b2ae35)) >>> 0) * 2 ** 21 + ((low ^ scatter(asked, 0x27d4eb2f)) >>> 11);
    },
  };
}

/** A fixed pseudo-random number for a name (the finaliser of MurmurHash3). */
function scatter(name: number, by: number): number {
  let h = Math.imul(name + 1, by);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
