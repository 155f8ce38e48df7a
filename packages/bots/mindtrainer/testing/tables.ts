import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { Options } from '@izvilina/games/mindtrainer/options.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import { type Chance, chanceAt, chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import type { Thought } from '../../bot.ts';
import { bots } from '../bots.ts';

export const dealt = (players: number, options: Partial<Options>, seed: string): State =>
  must(mindtrainer.setup(players, must(parse(mindtrainer.options, options, 'BAD_OPTIONS')), chanceAt(seed, 0)));

export const table = (position: object): State => must(mindtrainer.position(position, chanceAt('position', 0)));

export const played = (state: State, by: number, move: Move, chance: Chance): State =>
  must(mindtrainer.step(state, { at: 0, by, move }, chance));

/** Plays `moves` moves of a bot, or until the game is over. `seen` gets every thought with its state and seat. */
export function afterMoves(
  state: State,
  name: string,
  moves: number,
  seed: string,
  seen: (state: State, thought: Thought<Move>, seat: number) => void = () => {},
): State {
  const chanceOf = chances(seed);
  let next = state;
  for (let i = 0; i < moves; i++) {
    const view = mindtrainer.view(next, 'watcher');
    const seat = view.asks[0]?.seat;
    if (seat === undefined) break;
    const thought = bots.think(name, mindtrainer.view(next, seat), chanceOf(2 * i), { ms: 60_000, nodes: 60 });
    if (thought.move === null) throw new Error(`${name} does nothing`);
    seen(next, thought, seat);
    next = played(next, seat, thought.move, chanceOf(2 * i + 1));
  }
  return next;
}
