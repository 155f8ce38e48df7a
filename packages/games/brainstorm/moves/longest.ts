import { COUNTS, PAWNS, SIZES, tokensFor } from '../pieces/pieces.ts';
import { MOST_DROPS } from '../rules/deal.ts';
import { DRY_PER_PLAYER } from '../rules/turn-end.ts';
import { BOX_MOVES } from '../throwing/box.ts';

/** Counts every possible question as if it were asked every time. */
export function longest(players: number): number {
  const tiles = SIZES.reduce((sum, size) => sum + COUNTS[size], 0);
  const burners = players * tokensFor(players);
  // BS-R17: before every tile, and after the last, this many throws (including burner misfires) can come to nothing.
  const throws = (tiles + 1) * DRY_PER_PLAYER * players + burners;
  const perThrow = BOX_MOVES + 2; // the box, the throw and where it comes to rest
  const perTurn = 2 + BOX_MOVES; // the dice, and the end with its box
  const questions = players * (2 * PAWNS + 2); // pawns that return, move and claim, and their owners' refusals
  const perTile = 2 + players + questions; // the tile, its pawn or its side, and its fights
  const perBurner = 2 + questions;
  return MOST_DROPS + throws * (perThrow + perTurn) + tiles * perTile + burners * perBurner;
}
