import { tileLaid, tilesOn } from '../pieces/board.ts';
import { type Tile, tilesIn, unseen } from '../pieces/letters.ts';
import type { MindtrainerView } from './view.ts';

/** All tiles that are neither on the table nor on a rack visible to this viewer. */
export function unseenBy({ board, rack, pending, final }: MindtrainerView): Tile[] {
  const racks = final === null ? rack : final.map(({ tiles }) => tiles).join('');
  return unseen([...tilesOn(board), ...tilesIn(racks), ...(pending?.tiles ?? []).map(tileLaid)]);
}
