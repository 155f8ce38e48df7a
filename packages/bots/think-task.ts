import { loadGame } from '@izvilina/games/load.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { Task } from '@izvilina/jobs/threads/thread.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import { differentPlans } from './analysis/plans.ts';
import { ANALYSTS } from './analysis/registry.ts';
import type { ThinkRequest, Thought } from './bot.ts';
import { BOTS } from './registry.ts';

/** Bots keep to their budget by themselves; one that exceeds it by this much counts as hanging. */
const GRACE_MS: Millis = 5_000;

/** A bot's thought in a pool thread. `randomSeed` must be unpredictable, so that a bot's choices cannot be guessed. */
export const thinkTask =
  (randomSeed: () => string): Task<ThinkRequest, Thought<unknown>> =>
  async ({ game, options, name, view, budget, plans }, { readData, started }) => {
    if (!isSlug(game)) throw new Error(`no bots for ${game}`);
    const [bots, analyst] = await Promise.all([
      BOTS[game](),
      plans === undefined ? null : ANALYSTS[game](),
      loadGame(game, options, readData),
    ]);
    started(budget.ms + GRACE_MS);
    const thought = bots.think(name, view, chanceAt(randomSeed(), 0), budget);
    if (analyst === null || plans === undefined) return thought;
    const best = analyst.forPeople?.(view, thought.best) ?? thought.best;
    return { ...thought, best: differentPlans(analyst, view, best, plans) };
  };
