import { LEVELS, type Reason } from '@izvilina/bots/bot.ts';
import { BOTS } from '@izvilina/bots/registry.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { questions, randomGames, SEED } from '@izvilina/games/testing/random-games.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import { mutants } from '@izvilina/kernel/contract/mutants.ts';
import { someMove } from '@izvilina/kernel/contract/secrecy.ts';
import { moveBy, sampled, seatsOf } from '@izvilina/kernel/contract/table.ts';
import { LANGUAGES, type Viewer } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, type Match, viewOf } from '@izvilina/kernel/match.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadErrors, loadWords, type Words, wordError } from '../i18n/words.ts';
import { stubPage } from '../testing/page.ts';
import { poorWords } from '../testing/poor-words.ts';
import type { NameOf, TableModule } from './module.ts';
import { TABLES } from './registry.ts';

const GAMES = 40;
const POSITIONS_LOOKED_AT = 12;
const ASKED_PER_KIND = 10;
/** In letters: fits three lines of the hint's strip on the smallest phone. */
const LONGEST_REASON = 72;

const nameOf = (seat: number): string => `<${seat}>`;
/** The name of a player without a nickname, to whom sentences must speak directly. */
const YOU = { ru: 'Вы', en: 'You' } as const;
const namesFor =
  (viewer: Viewer, language: (typeof LANGUAGES)[number]): NameOf =>
  (seat) =>
    seat === viewer ? YOU[language] : nameOf(seat);

let shell: Readonly<Record<(typeof LANGUAGES)[number], Words>>;
beforeAll(async () => {
  stubPage();
  const withErrors = async (language: (typeof LANGUAGES)[number]) => ({
    ...(await loadWords(language)),
    errors: await loadErrors(language),
  });
  shell = { ru: await withErrors('ru'), en: await withErrors('en') };
});

const tableOf = async (slug: Slug): Promise<TableModule> => {
  const load = TABLES[slug];
  if (load === null) throw new Error(`${slug} has no table`);
  return (await load()).default;
};

/** Faults of a text in both languages. An English text may quote Russian words of `about`. */
const faults = (about: unknown, say: (language: (typeof LANGUAGES)[number]) => string | null): string[] =>
  LANGUAGES.flatMap((language) => poorWords(say(language), language, about));

/** Each fault once, however many positions have it. */
const once = (found: readonly string[]): readonly string[] => [...new Set(found)];

for (const slug of SLUGS) if (TABLES[slug] === null) test.todo(`${slug} has no table yet, so nothing of it is said`);

describe.each(SLUGS.filter((slug) => TABLES[slug] !== null))(`the words of %s (SUITE_SEED=${SEED})`, (slug) => {
  test('what happened, what is asked, the phase and every move', async () => {
    const { describe: say, asked, phase, move: sayMove } = await tableOf(slug);
    const dice = chances(`words ${slug} ${SEED}`)(0);
    const found: string[] = [];
    const worded = new Set<string>();
    for (const positions of await randomGames(slug, GAMES))
      for (const match of sampled(positions, POSITIONS_LOOKED_AT, dice))
        for (const viewer of [...seatsOf(match), 'watcher'] as const) {
          const view = viewOf(match, viewer);
          found.push(...faults(view, (language) => asked(view, namesFor(viewer, language), language)));
          found.push(...faults(view, (language) => phase(view, language)));
          for (const happening of view.happened) {
            if (say(happening, nameOf, 'ru') !== null) worded.add(happening.type);
            found.push(...faults(happening, (language) => say(happening, namesFor(viewer, language), language)));
          }
          const move = viewer === 'watcher' ? null : (someMove(match, viewer, dice) as Json);
          if (move !== null)
            found.push(...faults(move, (language) => sayMove(move, namesFor(viewer, language), language)));
        }
    expect(once(found)).toEqual([]);
    expect(worded.size).toBeGreaterThan(2);
  });

  test('the story of a finished game and its moments', async () => {
    const { story, moments, scores, Final } = await tableOf(slug);
    const { default: End } = await Final();
    const found: string[] = [];
    for (const positions of await randomGames(slug, GAMES)) {
      const steps = positions.map((match) => ({ seq: match.seq, happened: viewOf(match, 'watcher').happened }));
      const view = viewOf(positions.at(-1) as Match, 'watcher');
      expect(scores(view)).toEqual(view.result?.scores);
      expect(renderToStaticMarkup(createElement(End, { view }))).toMatch(/^<svg[^>]* viewBox=(?!.*(NaN|undefined))/);
      for (const language of LANGUAGES) {
        const { headline, subline, notes, series } = story(view, namesFor(0, language), language, steps);
        expect(notes).toHaveLength(view.result?.scores.length ?? 0);
        // A game that began from a position may have no graph, but none that ends elsewhere.
        if (series) expect(series.values.map((values) => values.at(-1))).toEqual(view.result?.scores);
        // The note of a player without anything special is empty.
        const lines = [headline, subline, ...notes.map(({ text }) => text || null), ...(series?.labels ?? [])];
        for (const text of [...lines, ...moments(steps, language).map((moment) => moment.text)])
          found.push(...poorWords(text, language, view));
      }
    }
    expect(once(found)).toEqual([]);
  });

  test('every reason that a bot of any level gives, and it fits the strip of a phone', async () => {
    const { reason: say } = await tableOf(slug);
    const { think } = await BOTS[slug]();
    const reasons = new Map<string, Reason>();
    let choices = 0;
    for (const { match, seat } of await questions(slug, GAMES, ASKED_PER_KIND))
      for (const level of LEVELS) {
        const { best } = think(level, viewOf(match, seat), chanceAt(SEED, match.seq), { ms: 60_000, nodes: 40 });
        if (best.length > 1) choices++;
        for (const reason of best.flatMap(({ why }) => why)) reasons.set(JSON.stringify(reason), reason);
      }
    const found = [...reasons.values()].flatMap((reason) => [
      ...faults(reason, (language) => say(reason, nameOf, language)),
      ...faults(reason, (language) => say(reason, () => YOU[language], language)),
    ]);
    expect(once(found)).toEqual([]);
    const said = LANGUAGES.flatMap((language) => [...reasons.values()].map((reason) => say(reason, nameOf, language)));
    expect(once(said.filter(({ length }) => length > LONGEST_REASON))).toEqual([]);
    // Random racks may allow no word at all; then there was nothing to choose.
    if (choices > 0) expect(reasons.size).toBeGreaterThan(0);
  });

  test('every refusal of the rules', async () => {
    const { refusal: say, forPlayers } = await tableOf(slug);
    await forPlayers?.();
    const refusals = await refusalsOf(slug);
    expect(refusals.length).toBeGreaterThan(0);
    const found = refusals.flatMap((refusal) => {
      const own = faults(refusal, (language) => say?.(refusal, language) ?? wordError(shell[language], refusal));
      const isKnown = refusal.code in shell.ru.errors && refusal.code in shell.en.errors;
      return isKnown ? own : [...own, `the shell has no words for ${refusal.code}`];
    });
    expect(once(found)).toEqual([]);
    // A table with its own refusal texts must have one for each of its rules' reasons.
    const silent = refusals.filter((refusal) => refusal.code === 'ILLEGAL_MOVE' && say?.(refusal, 'ru') === null);
    expect(silent).toEqual([]);
  });
});

/** One refusal of each kind, from moves of other seats and positions, and from slightly wrong moves. */
async function refusalsOf(slug: Slug): Promise<Refusal[]> {
  const dice = chances(`refusals ${slug} ${SEED}`)(0);
  const found = new Map<string, Refusal>();
  const elsewhere: unknown[] = [];
  for (const positions of await randomGames(slug, GAMES))
    for (const match of sampled(positions, POSITIONS_LOOKED_AT, dice))
      for (const seat of seatsOf(match)) {
        const move = someMove(match, seat, dice);
        if (move !== null) elsewhere.push(move);
        const near = move === null ? [] : sampled(mutants(move), 6, dice);
        for (const wrong of [...near, ...sampled(elsewhere, 6, dice)]) {
          const next = advance(match, moveBy(match, seat, wrong));
          if (!next.ok) found.set(`${next.error.code} ${next.error.params.reason}`, next.error);
        }
      }
  return [...found.values()];
}
