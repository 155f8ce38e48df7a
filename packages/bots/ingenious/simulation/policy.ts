import type { Fast } from '../../fast.ts';
import type { Judge } from '../value.ts';
import { type Appraise, noWorth } from '../worth/worth.ts';
import { greedyReply, listBest, type Reply, replyAt, replyX, replyY, shortlistOf } from './replies.ts';
import { copySim, emptySim, type Sim } from './simulator.ts';
import { placeTile, swapRack } from './turns.ts';

/** How a player answers in a rollout. */
export type Replier = (sim: Sim, fast: Fast) => Reply;

export function greedily(appraise: Appraise): Replier {
  const worth = noWorth();
  return (sim, fast) => {
    appraise(sim, sim.turn, worth);
    return greedyReply(sim, worth, fast);
  };
}

/** Of the given number of best-looking replies, the one that leads to the best position. */
export function weighing(appraise: Appraise, judge: Judge, many: number, like: Sim): Replier {
  const list = shortlistOf(many);
  const worth = noWorth();
  const after = emptySim(like.mode, like.players);
  return (sim, fast) => {
    appraise(sim, sim.turn, worth);
    listBest(sim, worth, fast, list);
    let best = list.replies[0] as Reply;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.count && list.count > 1; i++) {
      const weighed = list.replies[i] as Reply;
      copySim(sim, after);
      placeTile(after, replyAt(weighed), replyX(weighed), replyY(weighed));
      const value = judge(after, sim.turn);
      if (value <= highest) continue;
      highest = value;
      best = weighed;
    }
    return best;
  };
}

/** Plays on for the given number of tiles, or to the end. Everybody uses every bonus and swaps where allowed. */
export function playOut(sim: Sim, reply: Replier, fast: Fast, tiles: number): void {
  let left = tiles;
  while (sim.stage !== 'over') {
    if (sim.stage === 'swap') swapRack(sim, fast);
    else if (left-- <= 0) return;
    else {
      const chosen = reply(sim, fast);
      placeTile(sim, replyAt(chosen), replyX(chosen), replyY(chosen));
    }
  }
}
