import { afterDrawing, draw } from '../pieces/bag.ts';
import { withTiles } from '../pieces/board.ts';
import { RACK, type Tiles } from '../pieces/letters.ts';
import type { ScoredLay, State } from '../state.ts';
import { endTurn } from './turn-end.ts';

/** The word stands: it stays on the board, scores, and its player draws. Its tiles have left the rack already. */
export function stand(state: State, { player, tiles, words, bonus, total }: ScoredLay): State {
  const scored: State = {
    ...state,
    board: withTiles(state.board, tiles),
    scores: state.scores.with(player, (state.scores[player] as number) + total),
    happened: [
      ...state.happened,
      { type: 'scored', player, words: words.map(({ word, score }) => ({ word, score })), bonus, total },
    ],
  };
  return endTurn(refill(scored), { type: 'laid', tiles, words, bonus, total });
}

/** MT-12: fills the rack up to seven as long as the bag lasts. */
function refill(state: State): State {
  const { turn: player, racks, bag, returned, happened } = state;
  const rack = racks[player] as Tiles;
  const { drawn, left } = draw(bag, RACK - rack.length);
  if (drawn === '') return state;
  return {
    ...state,
    racks: racks.with(player, rack + drawn),
    bag: left,
    returned: afterDrawing(returned, player),
    happened: [...happened, { type: 'refilled', player, count: drawn.length, bag: left.length }],
  };
}
