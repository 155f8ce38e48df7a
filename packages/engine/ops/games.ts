import { LEVELS } from '@izvilina/bots/bot.ts';
import { BOTS } from '@izvilina/bots/registry.ts';
import { GAMES, SLUGS } from '@izvilina/games/registry.ts';
import { ok } from '@izvilina/kernel/result.ts';
import { jsonSchema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { op } from '../shapes.ts';

export const games = op(z.strictObject({}), async () =>
  ok({
    games: await Promise.all(
      SLUGS.map(async (slug) => {
        const [game, bots] = await Promise.all([GAMES[slug](), BOTS[slug]()]);
        return {
          slug,
          title: game.title,
          players: game.players,
          options: jsonSchema(game.options),
          levels: LEVELS.filter((level) => bots.names.includes(level)),
        };
      }),
    ),
  }),
);
