import type { Millis } from '@izvilina/kernel/game.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { lexiconFor } from '../lexicon/lexicon.ts';
import type { LayMove } from '../moves/move-shapes.ts';
import { afterLaying } from '../pieces/bag.ts';
import { tileLaid } from '../pieces/board.ts';
import type { Tiles } from '../pieces/letters.ts';
import type { ScoredLay, State } from '../state.ts';
import { waitForAnswers } from './challenge.ts';
import { checkLay } from './check-lay.ts';
import { stand } from './stand.ts';

/** MT-07: one of the three kinds of turn. Without a dictionary the word waits for the others' answers (MT-R5). */
export function lay(state: State, move: LayMove, at: Millis): Result<State> {
  const { turn: player, options, board, racks } = state;
  const lexicon = lexiconFor(options);
  const checked = checkLay(board, racks[player] as Tiles, move.tiles, lexicon);
  if (!checked.ok) return checked;
  const { rack, tiles, words, bonus, total } = checked.value;
  const laying: ScoredLay = { player, tiles, words, bonus, total };
  const laid: State = {
    ...state,
    racks: racks.with(player, rack),
    known: state.known.with(player, afterLaying(state.known[player] ?? null, tiles.map(tileLaid))),
    happened: [{ type: 'laid', player, tiles, words }],
  };
  return ok(lexicon === null ? waitForAnswers(laid, laying, at) : stand(laid, laying));
}
