import { BOTS } from '@izvilina/bots/registry.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { Answer, Question } from './thinker.ts';

const answer = (message: Answer) => postMessage(message);

addEventListener('message', async (event: MessageEvent<Question>) => {
  const { id, request } = event.data;
  try {
    if (!isSlug(request.game)) throw new Error(`no bots for ${request.game}`);
    const bots = await BOTS[request.game]();
    const seed = crypto.getRandomValues(new Uint32Array(4)).join();
    answer({ id, thought: bots.think(request.name, request.view, chanceAt(seed, 0), request.budget) });
  } catch (error) {
    answer({ id, error: String(error) });
  }
});
