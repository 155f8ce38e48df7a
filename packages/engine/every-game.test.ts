import { LEVELS } from '@izvilina/bots/bot.ts';
import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { GAMES, SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { SEED } from '@izvilina/games/testing/random-games.ts';
import { VARIETIES } from '@izvilina/games/variety.ts';
import { type Chance, chances, drawn } from '@izvilina/kernel/chance.ts';
import type { AnyGame, View } from '@izvilina/kernel/game.ts';
import { describe, expect, test } from 'vitest';
import { type Ask, conversation, type Reply } from './testing/conversation.ts';

/** Most moves per game: physics is real here, and a dealt game may have hundreds of moves. */
const MOVES = 120;
const PLAYED = 4;
const JOBS = 3;

interface Begun {
  readonly game: AnyGame;
  readonly ask: Ask;
  readonly match: string;
  readonly players: number;
}

/** Begins with `new` or `position`, like the contract tests of this game. */
async function begin(slug: Slug, dice: Chance): Promise<Begun & Pick<Reply, 'toAct'>> {
  const start = (await VARIETIES[slug]()).start(dice);
  const ask = conversation();
  const { players, options, position } = start;
  const seed = `${dice.below(2 ** 30)}`;
  const dealt = await ask(
    position === undefined
      ? { op: 'new', game: slug, players, options, seed }
      : { op: 'position', game: slug, position, seed },
  );
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
  return { game: await loadGameFor(slug, start, readData), ask, match: dealt.match, players, toAct: dealt.toAct };
}

/** Any move of this actor. If the seat's moves are not listed, samples one by the rules from its view only. */
async function someMove({ game, ask, match }: Begun, player: number | 'referee', dice: Chance): Promise<unknown> {
  const { moves } = (await ask({ op: 'legal', match, player })) as { readonly moves: readonly unknown[] | null };
  if (moves !== null) return drawn(moves, dice);
  const listed = game.moves((await ask({ op: 'view', match, player })).view as View);
  return listed.finite ? null : listed.sample(dice);
}

/** Plays to the end or to the limits, and returns how far it came. */
async function play(begun: Begun & Pick<Reply, 'toAct'>, dice: Chance) {
  const { ask, match } = begun;
  let over = begun.toAct.length === 0; // true in some random positions; the result must agree
  let moves = 0;
  let jobs = 0;
  for (let waiting = begun.toAct; !over && moves < MOVES && jobs < JOBS; moves++) {
    const player = drawn(waiting, dice);
    if (player === 'referee' && waiting.length === 1 && begun.game.race === undefined) jobs++;
    const move = await someMove(begun, player, dice);
    const played = await ask({ op: 'play', match, player, move });
    if (!played.ok) throw new Error(`${player}, ${JSON.stringify(move)}: ${JSON.stringify(played.error)}`);
    ({ over } = played);
    waiting = played.toAct;
    if (!over && waiting.length === 0) throw new Error('not over, and nobody is to act');
  }
  return { over, moves };
}

/** Everything the protocol shows of a match. */
async function shown({ ask, match, players }: Omit<Begun, 'game'>): Promise<unknown> {
  const seats = [...Array(players).keys(), 'watcher'] as const;
  return {
    state: strip(await ask({ op: 'state', match })),
    result: strip(await ask({ op: 'result', match })),
    views: await Promise.all(seats.map(async (player) => strip(await ask({ op: 'view', match, player })))),
  };
}

const strip = ({ id: _, ...answer }: Reply): unknown => {
  expect(answer.ok).toBe(true);
  return answer;
};

describe.each(SLUGS)(`%s through the engine (SUITE_SEED=${SEED})`, (slug) => {
  test('is listed with its title, its players and its levels', async () => {
    const { games } = (await conversation()({ op: 'games' })) as unknown as { readonly games: readonly object[] };
    const { title, players } = await GAMES[slug]();
    expect(games).toContainEqual(expect.objectContaining({ slug, title, players, levels: LEVELS }));
  });

  test('is dealt, played and replayed to the same state, result and views, in another engine too', async () => {
    const diceOf = chances(`engine ${slug} ${SEED}`);
    for (let index = 0; index < PLAYED; index++) {
      const dice = diceOf(index);
      const begun = await begin(slug, dice);
      const { over, moves } = await play(begun, dice);
      expect(moves > 0 || begun.toAct.length === 0).toBe(true);
      const seen = await shown(begun);
      expect(seen).toMatchObject({ result: { over } });
      const { log } = await begun.ask({ op: 'log', match: begun.match });
      for (const ask of [begun.ask, conversation()]) {
        const { match, hash } = await ask({ op: 'replay', log });
        expect((seen as { readonly state: Reply }).state.hash).toBe(hash);
        expect(await shown({ ...begun, ask, match })).toEqual(seen);
      }
      if (!over) continue;
      for (const player of [0, 'referee'] as const)
        expect((await begun.ask({ op: 'legal', match: begun.match, player })).moves).toEqual([]);
    }
  });
});
