import { SLUGS } from '@izvilina/games/registry.ts';
import { questions, randomGames, SEED } from '@izvilina/games/testing/random-games.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { sampled, seatsOf } from '@izvilina/kernel/contract/table.ts';
import { LANGUAGES, type Seat, type View, type Words } from '@izvilina/kernel/game.ts';
import { viewOf } from '@izvilina/kernel/match.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { stubPage } from '../testing/page.ts';
import { poorWords } from '../testing/poor-words.ts';
import { type Coach, type CoachNote, NOTE_LENGTH, nextNote } from './coach.ts';
import { loadCoach } from './coaches.ts';

beforeAll(stubPage);

const OPENING = ['goal', 'opening'];
const GAMES = 40;
const ASKED_PER_KIND = 4;
const POSITIONS_LOOKED_AT = 30;

const faults = (text: Words): string[] =>
  LANGUAGES.flatMap((language) => [
    ...poorWords(text[language], language, text),
    ...(text[language].length > NOTE_LENGTH ? [`${text[language].length} letters: ${text[language]}`] : []),
  ]);

/** All notes at this question on a table with hints, one after the other, to a player who is told nothing else. */
function notesTold(coach: Coach, view: View, seat: Seat): CoachNote[] {
  const told: CoachNote[] = [];
  for (;;) {
    const next = nextNote(coach, { view, seat, happened: [], seen: told.map(({ id }) => id), hints: true });
    if (next === null) return told;
    told.push(next);
  }
}

test('a name that is no game of ours has no coach', async () => {
  expect(await loadCoach('toString')).toBeNull();
});

describe.each(SLUGS)(`the coach of %s (SUITE_SEED=${SEED})`, (slug) => {
  const load = async (): Promise<Coach> => (await loadCoach(slug)) as Coach;

  test('says who wins, and what to do at every kind of question', async () => {
    const coach = await load();
    const wrong: string[] = [];
    for (const { kind, match, seat } of await questions(slug, GAMES, ASKED_PER_KIND)) {
      const view = viewOf(match, seat);
      const tips = Object.entries(coach.tips ?? {}).filter(([, { when }]) => when(view, true));
      const instead = tips.filter(([, tip]) => tip.instead);
      const told = notesTold(coach, view, seat);
      expect(told.map(({ id }) => id)).toEqual([
        'goal',
        ...(coach.opening ? ['opening'] : []),
        ...(instead.length > 0 ? [] : [`ask ${kind}`]),
        ...(instead.length > 0 ? instead : tips).map(([name]) => `tip ${name}`),
      ]);
      for (const { text } of told) wrong.push(...faults(text));
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('says what to do before it explains what has happened', async () => {
    const coach = await load();
    const because = Object.fromEntries(
      Object.entries(coach.because).map(([name, { text }]) => [name, { text, when: () => true }]),
    );
    const [asked] = await questions(slug, 1, 1);
    if (!asked) throw new Error('no question');
    const view = viewOf(asked.match, asked.seat);
    const happened = [{ type: 'anything' }];
    const first = nextNote({ ...coach, because }, { view, seat: asked.seat, happened, seen: OPENING, hints: false });
    expect(first?.id).toMatch(/^(ask|tip) /);
  });

  test('explains what happens in words, and nothing twice', async () => {
    const coach = await load();
    expect(Object.values(coach.because).flatMap(({ text }) => faults(text))).toEqual([]);
    const dice = chances(`coach ${slug} ${SEED}`)(0);
    const told = new Set<string>();
    for (const positions of await randomGames(slug, GAMES)) {
      const seen = [...OPENING];
      for (const match of sampled(positions, POSITIONS_LOOKED_AT, dice))
        for (const seat of seatsOf(match)) {
          const view = viewOf(match, seat);
          const note = nextNote(coach, {
            view: { ...view, asks: [] },
            seat,
            happened: view.happened,
            seen,
            hints: true,
          });
          if (!note) continue;
          expect(seen).not.toContain(note.id);
          seen.push(note.id);
          told.add(note.id);
        }
    }
    // Not all of them: random play hardly ever lays seven letters at once or fights every kind of battle.
    expect(told.size).toBeGreaterThan(1);
  });
});
