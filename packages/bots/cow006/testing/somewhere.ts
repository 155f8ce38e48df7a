import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { State } from '@izvilina/games/cow006/state.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';

/** A random position of a random length, past the draft. */
export function somewhere(players: number, raw: Json, chance: Chance): State {
  let state = must(cow006.setup(players, must(parse(cow006.options, raw, 'BAD_OPTIONS')), chance));
  const turns = chance.below(9);
  while (state.phase !== 'over') {
    if (state.phase === 'row' && chance.below(2) === 0) break;
    if (state.phase === 'pick' && (state.played[0]?.length ?? 0) >= turns) break;
    const turn = cow006.turn(state);
    const seat = turn.over ? 0 : (turn.asks[0]?.seat ?? 0);
    const moves = cow006.moves(cow006.view(state, seat));
    if (!moves.finite) throw new Error('cow006 lists its moves');
    const move = moves.all[chance.below(moves.all.length)];
    if (move === undefined) throw new Error('an asked seat has a move');
    state = must(cow006.step(state, { at: 0, by: seat, move }, chance));
  }
  return state;
}
