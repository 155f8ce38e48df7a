import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { runJobHere } from '@izvilina/jobs/run-here.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, isOver } from '@izvilina/kernel/match.ts';
import type { MatchRecord } from '@izvilina/kernel/record.ts';
import { must } from '@izvilina/kernel/result.ts';
import { nextEvent } from './duel.ts';
import { BOTS } from './registry.ts';

/** A game between bots as a record; stops after `most` events. */
export async function playedRecord(
  slug: Slug,
  seats: readonly string[],
  seed: string,
  { options = {}, most = Number.POSITIVE_INFINITY }: { readonly options?: Json; readonly most?: number } = {},
): Promise<MatchRecord> {
  const [game, bots] = await Promise.all([loadGame(slug, options, readData), BOTS[slug]()]);
  const start = { players: seats.length, options, seed };
  const chanceAt = chances(`${seed}/bots`);
  const refrained = new Set<string>();
  const events: AnyEvent[] = [];
  let match = must(begin(game, start));
  while (!isOver(match) && events.length < most) {
    const event = await nextEvent(match, refrained, runJobHere, async (seat, view) => {
      const budget = { ms: Number.POSITIVE_INFINITY, nodes: 200 };
      return bots.think(seats[seat] as string, view, chanceAt(events.length), budget).move;
    });
    events.push(event);
    match = must(advance(match, event));
  }
  return { game: slug, rules: game.rules, ...start, events };
}
