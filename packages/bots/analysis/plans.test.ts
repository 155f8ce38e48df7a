import { rowFor } from '@izvilina/games/cow006/rules/place.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { AnyGame, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { type Candidate, HINT_LEVEL } from '../bot.ts';
import { BOTS } from '../registry.ts';
import { playedRecord } from '../self-play.ts';
import { differentPlans, EXPLAINED_FOR_PLANS } from './plans.ts';
import { ANALYSTS } from './registry.ts';

/** `IZVILINA_POSITIONS=1000 vitest run packages/bots/analysis/plans.test.ts` is the long version. */
const POSITIONS = Number(process.env.IZVILINA_POSITIONS ?? 100);

interface Kind {
  readonly seats: readonly string[];
  readonly options?: Json;
  readonly nodes: number;
  readonly most: number;
}
/** Who plays the games that positions are taken from, and the nodes of a hint. A race has no hints. */
const KINDS: { readonly [S in Exclude<Slug, 'notnot'>]: Kind } = {
  cow006: { seats: ['random', 'random', 'random'], nodes: 30, most: 60 },
  ingenious: { seats: ['random', 'random'], nodes: 30, most: 40 },
  mindtrainer: { seats: ['random', 'random'], nodes: 20, most: 40 },
  brainstorm: { seats: ['random', 'random'], nodes: 300, most: 80 },
};

type Loose = Readonly<Record<string, unknown>>;

/** The result of a plan as a player at the table sees it, computed without the code that tells plans apart. */
const SEEN: { readonly [S in keyof typeof KINDS]: (game: AnyGame, match: Match, seat: number, move: Loose) => string } =
  {
    cow006: (_, { state }, __, move) =>
      move.type === 'pick'
        ? `row ${rowFor((state as unknown as { rows: readonly number[][] }).rows, Number(move.card))}`
        : JSON.stringify(move),
    ingenious: (game, { state }, by, move) => {
      if (move.type !== 'place') return String(move.type);
      const after = must(game.step(state, { at: 0, by, move }, chanceAt('', 0))) as unknown as {
        readonly tracks: unknown;
      };
      return `${JSON.stringify(after.tracks)}`;
    },
    mindtrainer: (game, { state }, by, move) => {
      if (move.type !== 'lay') return String(move.type);
      const after = must(game.step(state, { at: 0, by, move }, chanceAt('', 0)));
      const scored = after.happened.find(({ type }) => type === 'scored') as Loose | undefined;
      return String((scored?.words as readonly { word: string }[] | undefined)?.[0]?.word);
    },
    brainstorm: (_, __, ___, move) => JSON.stringify(move),
  };

describe.each(SLUGS.filter((slug) => slug !== 'notnot'))('the plans of a hint in %s', (slug) => {
  it(`differ, can be played and have reasons, in ${POSITIONS} positions`, async () => {
    const { seats, options = {}, nodes, most } = KINDS[slug];
    const [game, bots, analyst] = await Promise.all([
      loadGame(slug, options, readData),
      BOTS[slug](),
      ANALYSTS[slug](),
    ]);
    const hinted = (view: View): readonly Candidate<unknown>[] => {
      const budget = { ms: Number.POSITIVE_INFINITY, nodes, explained: EXPLAINED_FOR_PLANS };
      const { best } = bots.think(HINT_LEVEL, view, chanceAt('hint', 0), budget);
      const plans = differentPlans(analyst, view, best, 3);
      expect(plans[0]).toBe(best[0]);
      return plans;
    };
    let seen = 0;
    let several = 0;
    for (let number = 0; seen < POSITIONS; number++) {
      const record = await playedRecord(slug, seats, `plans ${number}`, { options, most });
      let match = must(begin(game, record));
      for (const event of record.events) {
        if (event.by !== 'referee' && seen < POSITIONS) {
          const seat = event.by;
          const plans = hinted(viewOf(match, seat));
          const looks = plans.map(({ move }) => SEEN[slug](game, match, seat, move as Loose));
          expect(new Set(looks).size).toBe(looks.length);
          const said = plans.map(({ why }) => JSON.stringify(why.filter(({ key }) => key !== 'winChance')));
          expect(new Set(said).size).toBe(said.length);
          for (const { move, why } of plans) {
            expect(advance(match, { at: match.at, by: seat, move }).ok).toBe(true);
            expect(why.some(({ key }) => key !== 'winChance')).toBe(true);
          }
          seen++;
          if (plans.length > 1) several++;
        }
        match = must(advance(match, event));
      }
    }
    expect(several).toBeGreaterThan(POSITIONS / 3);
  });
});
