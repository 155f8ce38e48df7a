import type { Mode } from '@izvilina/games/ingenious/options.ts';
import { SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { below, type Fast, unit } from '../../fast.ts';
import { looksIn } from '../choices.ts';
import { type Placing, placings } from '../placings.ts';
import { greedily } from '../simulation/policy.ts';
import { replyAt, replyX, replyY } from '../simulation/replies.ts';
import { copySim, deal, emptySim, type Sim } from '../simulation/simulator.ts';
import { placeTile, swapRack } from '../simulation/turns.ts';
import type { Judge } from '../value.ts';
import { appraiseByRoom } from '../worth/by-room.ts';

/** How many of the best-looking placings a player weighs, and how much what they take from others counts in their looks. */
const WEIGHED = 10;
const DENIAL = 0.5;

/** Games of players who all go by one outlook, for weights to be fitted to. */
export function selfPlayer(mode: Mode, players: number, fast: Fast) {
  const opening = emptySim(mode, players);
  const game = emptySim(mode, players);
  const after = emptySim(mode, players);
  const openingReply = greedily(appraiseByRoom);
  const deck = Uint8Array.from(SUPPLY);

  /**
   * Plays a game to its end, in which it is returned; `visit` sees every position in which a turn begins. For variety any of those
   * weighed is laid now and then, with the chance `stray`.
   */
  return (outlook: Judge, stray: number, visit: (game: Sim) => void): Sim => {
    copySim(opening, game);
    deal(game, deck, fast);
    while (game.stage !== 'over') {
      if (game.stage === 'swap') {
        swapRack(game, fast);
        continue;
      }
      if (game.stage === 'place') visit(game);
      const { at, x, y } = game.opened[game.turn] ? choose(outlook, stray) : firstTile();
      placeTile(game, at, x, y);
    }
    return game;
  };

  function firstTile(): Placing {
    const reply = openingReply(game, fast);
    return { at: replyAt(reply), x: replyX(reply), y: replyY(reply) };
  }

  /** The placing with the best outlook among those weighed; of equals the best-looking. */
  function choose(outlook: Judge, stray: number): Placing {
    const weighed = bestLooking();
    if (unit(fast) < stray) return weighed[below(fast, weighed.length)] as Placing;
    const chances = weighed.map(({ at, x, y }) => {
      copySim(game, after);
      placeTile(after, at, x, y);
      return outlook(after, game.turn);
    });
    return weighed[chances.indexOf(Math.max(...chances))] as Placing;
  }

  /** Best first. */
  function bestLooking(): Placing[] {
    const looksOf = looksIn(game, appraiseByRoom, DENIAL);
    const best: { placing: Placing; looks: number }[] = [];
    for (const placing of placings(game)) {
      const looks = looksOf(placing);
      if (looks <= (best[WEIGHED - 1]?.looks ?? -1)) continue;
      const rank = best.findIndex((other) => other.looks < looks);
      best.splice(rank < 0 ? best.length : rank, 0, { placing, looks });
      best.length = Math.min(best.length, WEIGHED);
    }
    return best.map(({ placing }) => placing);
  }
}
