import { BOTS } from '@izvilina/bots/registry.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { isOver, viewOf } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { match, op, seat } from '../shapes.ts';
import { find, isSeat } from '../table.ts';

const DEFAULT_BUDGET_MS = 2000;
const LONGEST_BUDGET_MS = 60_000;

export const bot = op(
  z.strictObject({
    match,
    player: seat,
    level: z.string(),
    budgetMs: z._default(z.number().check(z.minimum(1), z.maximum(LONGEST_BUDGET_MS)), DEFAULT_BUDGET_MS),
    seed: z._default(z.string(), '0'),
  }),
  async (table, { match: id, player, level, budgetMs, seed }) => {
    const held = find(table, id);
    if (!held.ok) return held;
    const { match } = held.value;
    if (!isSlug(match.game.slug)) return refuse('UNKNOWN_GAME');
    if (!isSeat(match, player)) return refuse('BAD_SEAT');
    const bots = await BOTS[match.game.slug]();
    if (!bots.names.includes(level)) return refuse('BAD_REQUEST', { at: 'level', reason: bots.names.join(', ') });
    if (isOver(match)) return refuse('GAME_OVER');
    const view = viewOf(match, player);
    const moves = match.game.moves(view);
    if (moves.finite && moves.all.length === 0) return refuse('NOT_YOUR_TURN');
    // The bot has its own random stream: with the match's seed it would know the deal.
    const chance = chanceAt(`bot/${player}/${seed}`, match.seq);
    const began = performance.now();
    const thought = bots.think(level, view, chance, { ms: budgetMs });
    const time = Math.round((performance.now() - began) * 100) / 100;
    const { move, value, nodes, best, after } = thought;
    return ok({ move, info: { evaluation: value, nodes, time, best, after } });
  },
);
