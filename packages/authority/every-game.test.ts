import { BOTS } from '@izvilina/bots/registry.ts';
import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { SEED } from '@izvilina/games/testing/random-games.ts';
import { VARIETIES } from '@izvilina/games/variety.ts';
import { type Chance, chances, drawn } from '@izvilina/kernel/chance.ts';
import type { AnyGame, View } from '@izvilina/kernel/game.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import { expect, test } from 'vitest';
import type { Deps } from './deps.ts';
import { clientKey, Person, Rig } from './testing/rig.ts';

const GAMES = 30;
const MOST_TURNS = 2_000;
/** Longer than anybody thinks or anything is told. */
const A_WHILE = 20_000;
const LOOKS_AWAY_ONE_IN = 30;

/** On one device a table may begin anywhere, like the games of the contract tests. */
async function begin(slug: Slug, dice: Chance) {
  const rig = new Rig();
  const { start, job } = await VARIETIES[slug]();
  const begun = start(dice);
  const { players, options, position } = begun;
  const bots = await BOTS[slug]();
  const think: Deps['think'] = async ({ view }) => bots.think('random', view as never, dice, { ms: 1 });
  const runJob: Deps['runJob'] = async (request) => {
    if (!job) throw new Error('no job');
    return job(request.job, dice);
  };
  const person = new Person<View>(rig.node({ local: true, readData, think, runJob }), 'anya');
  const bot = { kind: 'bot' as const, level: 'novice' };
  const { table } = (await person.say({
    type: 'create',
    client: clientKey(),
    game: slug,
    options: options as Extract<CommandBody, { type: 'create' }>['options'],
    pace: 'calm',
    watchers: false,
    chairs: [{ kind: 'me' }, ...Array<typeof bot>(players - 1).fill(bot)],
    start: true,
    ...(position !== undefined && { begins: { position } }),
  })) as { table: string };
  await person.say({ type: 'open', table });
  return { rig, person, table, game: await loadGameFor(slug, begun, readData) };
}

/** Any move of the person, asked or not; in a race they only look on. */
async function moveSomehow(person: Person<View>, table: string, game: AnyGame, dice: Chance): Promise<void> {
  const moves = game.moves(person.view);
  const move = moves.finite ? (moves.all.length > 0 ? drawn(moves.all, dice) : null) : moves.sample(dice);
  if (move === null || game.race) return;
  await person.say({ type: 'move', table, seat: 0, seq: person.seq, client: clientKey(), move });
}

test.each(SLUGS)(
  `%s goes on to its end, whatever a person and bots do (SUITE_SEED=${SEED})`,
  { timeout: 120_000 },
  async (slug) => {
    for (let index = 0; index < GAMES; index++) {
      const dice = chances(`${slug} ${SEED}`)(index);
      const { rig, person, table, game } = await begin(slug, dice);
      for (let turn = 0; turn < MOST_TURNS && person.info.phase !== 'over'; turn++) {
        if (dice.below(LOOKS_AWAY_ONE_IN) === 0) {
          await person.say({ type: 'close', table });
          await rig.pass(A_WHILE);
          await person.say({ type: 'open', table });
        }
        await moveSomehow(person, table, game, dice);
        await rig.pass(A_WHILE);
      }
      expect(person.info.phase, `game ${index}: ${JSON.stringify(person.view.asks)}`).toBe('over');
      await rig.close();
    }
  },
);
