import { tileLaid, tilesOn } from '../pieces/board.ts';
import { type Tile, tilesIn, unseen } from '../pieces/letters.ts';
import type { MindtrainerView } from './view.ts';

/** Everything that lies neither on the table nor on a rack this viewer sees. */
export function unseenBy({ board, rack, pending, final }: MindtrainerView): Tile[] {
  const racks = final === null ? rack : final.map(({ tiles }) => tiles).join('');
  return unseen([...tilesOn(board), ...tilesIn(racks), ...(pending?.tiles ?? []).map(tileLaid)]);
}
