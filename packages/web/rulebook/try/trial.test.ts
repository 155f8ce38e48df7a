import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { GAMES, SLUGS } from '@izvilina/games/registry.ts';
import { SCENARIOS } from '@izvilina/games/scenarios.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Play, Scenario } from '@izvilina/kernel/scenario.ts';
import { describe, expect, test } from 'vitest';
import { openTrial, showAll, tryMove } from './trial.ts';

const ownMoves = (play: Play): readonly Json[] => play.moves.flatMap((ply) => (ply.by === play.seat ? [ply.move] : []));

const pages = await Promise.all(
  SLUGS.map(async (slug) => {
    const [game, { scenarios }] = await Promise.all([GAMES[slug](), SCENARIOS[slug]()]);
    for (const { play } of scenarios)
      if (play) await loadGameFor(slug, { options: {}, position: play.position }, readData);
    return scenarios.flatMap((scenario: Scenario) =>
      scenario.play ? [{ name: `${slug}/${scenario.id}`, game: game as AnyGame, play: scenario.play }] : [],
    );
  }),
);

describe.each(pages.flat())('$name', ({ game, play }) => {
  test('a reader who does what is asked is told so, and gets nothing before the end', () => {
    let trial = openTrial(game, play);
    for (const move of ownMoves(play)) {
      expect(trial.verdict).toBeNull();
      trial = tryMove(trial, play, move);
    }
    if (ownMoves(play).length > 0) expect(trial.verdict).toEqual({ kind: 'right' });
  });

  test('shown, it ends in the same state with a step for every event', () => {
    const trial = showAll(game, play);
    expect(trial.verdict).toEqual({ kind: 'shown' });
    expect(trial.steps.map(({ seq }) => seq)).toEqual(play.moves.map((_, index) => index + 1));
  });
});

describe('off the script', () => {
  const sixth = async () => {
    const { scenarios } = await SCENARIOS.cow006();
    const game = (await GAMES.cow006()) as AnyGame;
    return { game, play: scenarios.find(({ id }) => id === 'sixth')?.play as Play };
  };

  test('another card is played out and judged', async () => {
    const { game, play } = await sixth();
    const trial = tryMove(openTrial(game, play), play, { type: 'pick', card: 77 });
    expect(trial.verdict).toMatchObject({ kind: 'tried', attempt: { refusal: null } });
    expect(trial.steps.at(-1)?.happened.map(({ type }) => type)).toContain('placed');
  });

  test('what the rules refuse changes nothing and says why', async () => {
    const { game, play } = await sixth();
    const before = openTrial(game, play);
    const after = tryMove(before, play, { type: 'pick', card: 104 });
    expect(after.verdict).toMatchObject({ kind: 'tried', attempt: { refusal: { code: 'ILLEGAL_MOVE' } } });
    expect(after.match).toBe(before.match);
  });
});

describe('in a race', () => {
  const races = pages.flat().filter(({ game, play }) => game.race && ownMoves(play).length > 0);

  test('the reader says only what they touch; the script says when', () => {
    expect(races.length).toBeGreaterThan(0);
    for (const { name, game, play } of races) {
      let trial = openTrial(game, play);
      for (const move of ownMoves(play)) {
        const { type, slot } = move as { readonly type: string; readonly slot: string };
        trial = tryMove(trial, play, { type, slot });
      }
      expect(trial.verdict, name).toEqual({ kind: 'right' });
    }
  });
});
