import { SLUGS } from '@izvilina/games/registry.ts';
import { positionText } from '@izvilina/games/testing/position-text.ts';
import { questions, SEED } from '@izvilina/games/testing/random-games.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { frozen } from '@izvilina/kernel/contract/plain.ts';
import { advance, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Thought } from './bot.ts';
import { BOTS } from './registry.ts';

const GAMES = 60;
const PER_KIND = 6;
/** Few nodes: the differences between levels are tested elsewhere. */
const GLANCE = { ms: 60_000, nodes: 40 };

/** What is wrong with a thought about this position; empty if nothing is. */
function faults(match: Match, seat: number, thought: Thought<unknown>): string[] {
  const { game, state } = match;
  const found: string[] = [];
  const at = Math.max(match.at, game.race?.shown(state) ?? 0);
  const refusal = (move: unknown) => {
    const next = advance(match, { at, by: seat, move });
    return next.ok ? null : `${JSON.stringify(move)}: ${JSON.stringify(next.error)}`;
  };
  const turn = game.turn(state);
  // Doing nothing is a choice only where the game goes on without an answer.
  if (thought.move === null && (turn.over || turn.referee === null)) found.push('no move, and the game waits for one');
  for (const move of [...(thought.move === null ? [] : [thought.move]), ...thought.best.map((one) => one.move)]) {
    const wrong = refusal(move);
    if (wrong !== null) found.push(wrong);
  }
  for (const [index, { value }] of thought.best.entries())
    if (!Number.isFinite(value) || value > (thought.best[index - 1]?.value ?? value))
      found.push(`candidate ${index} is worth ${value}: not best first`);
  if (!Number.isFinite(thought.value) || thought.nodes < 0)
    found.push(`value ${thought.value}, nodes ${thought.nodes}`);
  if (!((thought.after ?? 0) >= 0)) found.push(`answers after ${thought.after}`);
  return found;
}

describe.each(SLUGS)(`the bots of %s (SUITE_SEED=${SEED})`, (slug) => {
  test('every level there is, and a random baseline', async () => {
    const { names } = await BOTS[slug]();
    for (const name of [...LEVELS, 'random']) expect(names).toContain(name);
  });

  test('each answers every kind of question legally, and so is every move it would advise', async () => {
    const { names, think } = await BOTS[slug]();
    for (const { kind, match, seat } of await questions(slug, GAMES, PER_KIND))
      for (const name of names) {
        const view = frozen(viewOf(match, seat));
        const seed = `${SEED} ${name}`;
        const thought = think(name, view, chanceAt(seed, match.seq), GLANCE);
        const wrong = faults(match, seat, thought);
        if (wrong.length > 0) expect.fail(`${name}, ${kind}: ${wrong.join('; ')}\n${await positionText(slug, match)}`);
      }
  });

  test('each thinks the same about the same view with the same chance', async () => {
    const { names, think } = await BOTS[slug]();
    const kinds = new Map((await questions(slug, GAMES, PER_KIND)).map((question) => [question.kind, question]));
    for (const { kind, match, seat } of kinds.values())
      for (const name of names) {
        const once = () => think(name, viewOf(match, seat), chanceAt(`${SEED} ${name}`, 1), { ms: 60_000, nodes: 40 });
        expect(once(), `${name}, ${kind}`).toEqual(once());
      }
  });
});
