import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import { pageOf, SCENARIOS } from '@izvilina/games/scenarios.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { viewOf } from '@izvilina/kernel/match.ts';
import type { Play, Scenario } from '@izvilina/kernel/scenario.ts';
import { describe, expect, test } from 'vitest';
import type { Attempt, BookModule, Explained } from '../../tables/book.ts';
import { BOOKS } from '../../tables/books.ts';
import { otherMoves } from './testing/other-moves.ts';
import { openTrial, type Trial, tryMove } from './trial.ts';

const LANGUAGES = ['ru', 'en'] as const;
const nameOf = (seat: number) => `Player ${seat + 1}`;

/** All wrong attempts on a page: other moves at each of its questions, and the moves it lists as refused. */
function attemptsOn(game: AnyGame, play: Play): Attempt[] {
  const found: Attempt[] = [];
  const keep = ({ verdict }: Trial) => {
    if (verdict?.kind === 'tried') found.push(verdict.attempt);
  };
  let trial = openTrial(game, play);
  for (const { by, move } of play.refused ?? []) if (by === play.seat) keep(tryMove(trial, play, move));
  for (const ply of play.moves) {
    if (ply.by !== play.seat) continue;
    for (const move of otherMoves(trial, play)) keep(tryMove(trial, play, move));
    trial = tryMove(trial, play, ply.move);
  }
  return found;
}

function expectExplained(scenarios: readonly Scenario[], parts: BookModule, attempt: Attempt): Explained {
  const told = LANGUAGES.map((language) => parts.explain(attempt, { language, nameOf }));
  for (const { rule, headline, steps } of told) {
    expect(pageOf(scenarios, rule), `a page for ${rule}`).not.toBeNull();
    expect(headline.length).toBeGreaterThan(3);
    expect(steps.length).toBeGreaterThan(0);
    for (const text of [headline, ...steps]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text.trim().length, 'a step is a sentence').toBeGreaterThan(3);
    }
    expect(new Set(steps).size, 'no step is said twice').toBe(steps.length);
  }
  const [ru, en] = told as [Explained, Explained];
  expect(en.rule).toBe(ru.rule);
  expect(en.tone).toBe(ru.tone);
  expect(en.steps).toHaveLength(ru.steps.length);
  return ru;
}

/** Pages on which every legal move does what is asked, so that there is no wrong attempt. */
const NO_WRONG_TRY: Readonly<Record<string, readonly string[]>> = {
  cow006: ['goal', 'round-end', 'scoring', 'new-round', 'game-end', 'shared-win', 'house-rules'],
  ingenious: ['tie', 'team-loser'],
  mindtrainer: [],
  notnot: ['nothing-twice', 'no-such-card', 'not-not-nothing', 'silence'],
  brainstorm: ['goal', 'ties'],
};

describe.each(SLUGS)('what a reader of %s tries', async (slug) => {
  const [{ scenarios }, { default: parts }] = await Promise.all([SCENARIOS[slug](), BOOKS[slug]()]);
  const pages = scenarios.flatMap(({ id, play }) => (play ? [{ id, play }] : []));
  const open = (play: Play) => loadGameFor(slug, { options: {}, position: play.position }, readData);

  test.each(pages)('$id: every other try names its rule and says why, in both languages', async ({ id, play }) => {
    const attempts = attemptsOn(await open(play), play);
    for (const attempt of attempts) expectExplained(scenarios, parts, attempt);
    expect(attempts.length === 0, 'nothing can be tried wrongly').toBe(NO_WRONG_TRY[slug]?.includes(id) ?? false);
  });
});

/** The explanation of one attempt, given by its moves. */
async function tried(slug: (typeof SLUGS)[number], id: string, ...moves: readonly Json[]) {
  const [{ scenarios }, { default: parts }] = await Promise.all([SCENARIOS[slug](), BOOKS[slug]()]);
  const play = scenarios.find((one) => one.id === id)?.play;
  if (!play) throw new Error(`${slug} has no ${id} to play`);
  const game = await loadGameFor(slug, { options: {}, position: play.position }, readData);
  const { verdict } = moves.reduce((trial: Trial, move) => tryMove(trial, play, move), openTrial(game, play));
  if (verdict?.kind !== 'tried') throw new Error(`${id}: ${verdict?.kind}`);
  return parts.explain(verdict.attempt, { language: 'ru', nameOf });
}

const point = (slot: string) => ({ type: 'point', slot });

describe('«Не Не»', () => {
  test('a right card that is not the asked one is no mistake', async () => {
    expect(await tried('notnot', 'either', point('top'))).toMatchObject({ tone: 'fine', rule: 'NN-12' });
    expect(await tried('notnot', 'void-is-a-trap', point('left'))).toMatchObject({ tone: 'fine' });
    expect(await tried('notnot', 'not-nothing-once', point('right'))).toMatchObject({ tone: 'fine', rule: 'NN-R3' });
  });

  test('the trap that was walked into is named', async () => {
    expect(await tried('notnot', 'void-is-a-trap', point('right'))).toMatchObject({ tone: 'wrong', rule: 'NN-16' });
    expect(await tried('notnot', 'portal-not-background', point('left'))).toMatchObject({
      tone: 'wrong',
      rule: 'NN-17',
    });
    expect(await tried('notnot', 'arrow', point('left'))).toMatchObject({ tone: 'wrong', rule: 'NN-25' });
    expect(await tried('notnot', 'arrow', point('right'))).toMatchObject({ tone: 'wrong', rule: 'NN-25' });
    expect(await tried('notnot', 'not', point('left'))).toMatchObject({ tone: 'wrong', rule: 'NN-20' });
    expect(await tried('notnot', 'not-nothing-twice', point('right'))).toMatchObject({ tone: 'wrong', rule: 'NN-18' });
    const { steps } = await tried('notnot', 'not', point('left'));
    expect(steps.at(-1)).toBe(
      'Вы тронули карту слева: зелёный портал. Слева: да, зелёный: да. А надо было нарушить хотя бы одно.',
    );
  });
});

describe('«Корова 006»', () => {
  test('the sixth card: where it had to go, and what it costs', async () => {
    expect(await tried('cow006', 'overtaken', { type: 'pick', card: 61 })).toEqual({
      tone: 'fine',
      rule: 'CW-08',
      headline: '61 ложится в ряд 3.',
      steps: [
        'Сначала легли младшие: 21.',
        'Последние карты меньше 61: 21 (ряд 1), 40 (ряд 2), 60 (ряд 3).',
        'Ближе всех 60: разница 1.',
      ],
    });
  });

  test('a dear row is told by its price, a card that is not held by its rule', async () => {
    const dear = await tried('cow006', 'penalties', { type: 'pick', card: 4 }, { type: 'takeRow', row: 0 });
    expect(dear).toMatchObject({ tone: 'wrong', rule: 'CW-03' });
    expect(dear.steps.at(-1)).toBe('Этот ряд стоит 7 коров, а ряд 4 обошёлся бы в 4 коровы.');
    expect(await tried('cow006', 'base', { type: 'pick', card: 11 })).toMatchObject({ tone: 'wrong', rule: 'CW-12' });
    expect(await tried('cow006', 'tactical-deck', { type: 'pick', card: 35 })).toMatchObject({ rule: 'CW-19' });
  });
});

describe('the other games', () => {
  test('«Просто гениально» counts line by line and names the first round', async () => {
    const place = (cells: Json) => ({ type: 'place', tile: ['orange', 'blue'], cells });
    expect(
      await tried(
        'ingenious',
        'first-round',
        place([
          [0, 0],
          [1, 0],
        ]),
      ),
    ).toMatchObject({ tone: 'wrong', rule: 'IN-07' });
    const tile = {
      type: 'place',
      tile: ['red', 'blue'],
      cells: [
        [3, 0],
        [4, 0],
      ],
    };
    const lost = await tried('ingenious', 'goal', {
      type: 'place',
      tile: ['yellow', 'purple'],
      cells: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(lost).toMatchObject({ tone: 'wrong', rule: 'IN-16' });
    expect(lost.steps.at(-1)).toBe('Самая отстающая шкала: Player 1 — 9, Player 2 — 9; поровну, и решили следующие.');
    const { steps } = await tried('ingenious', 'five-lines', tile);
    expect(steps.slice(0, 2)).toEqual(['Красный: одна линия, это 1 очко.', 'Синий: рядом таких же нет.']);
  });

  test('«Просто гениально» says where a marker really stops', async () => {
    const [{ scenarios }, { default: parts }] = await Promise.all([SCENARIOS.ingenious(), BOOKS.ingenious()]);
    for (const id of ['double-order', 'stop-at-18']) {
      const play = scenarios.find((one) => one.id === id)?.play as Play;
      const game = await loadGameFor('ingenious', { options: {}, position: play.position }, readData);
      const start = openTrial(game, play);
      const moves = game.moves(viewOf(start.match, play.seat));
      for (const move of moves.finite ? moves.all : []) {
        const { verdict } = tryMove(start, play, move as Json);
        if (verdict?.kind !== 'tried') continue;
        const { tracks } = verdict.attempt.after as unknown as IngeniousView;
        for (const step of parts.explain(verdict.attempt, { language: 'ru', nameOf }).steps)
          if (step.includes(' → ')) expect(tracks[0]?.map(String), step).toContain(/→ (\d+)/.exec(step)?.[1]);
      }
    }
  });

  test('«Тренажёр для ума» shows the sum, and why a word may not lie there', async () => {
    const detached = {
      type: 'lay',
      tiles: [
        { x: 2, y: 2, letter: 'А' },
        { x: 3, y: 2, letter: 'Н' },
      ],
    };
    expect(await tried('mindtrainer', 'join', detached)).toMatchObject({ tone: 'wrong', rule: 'MT-R1' });
    const unknown = await tried('mindtrainer', 'first-word', {
      type: 'lay',
      tiles: [...'НОТА'].map((letter, index) => ({ x: 7 + index, y: 7, letter })),
    });
    expect(unknown.headline, 'a page does not say that a real word is none').toBe(
      'В словаре этой страницы нет: «нота».',
    );
    const form = await tried('mindtrainer', 'dictionary', { type: 'lay', tiles: [{ x: 10, y: 7, letter: 'У' }] });
    expect(form.steps.at(-1)).toBe(
      'Здесь это нарицательные существительные в именительном падеже единственного числа.',
    );
    const plain = await tried('mindtrainer', 'neighbours', { type: 'lay', tiles: [{ x: 7, y: 8, letter: 'М' }] });
    expect(plain, 'no premium is spoken of where none is covered').toMatchObject({
      rule: 'MT-03',
      steps: ['УМ: 2 + 2 = 4.'],
    });
    const pass = await tried('mindtrainer', 'first-word', { type: 'pass' });
    expect(pass).toMatchObject({ tone: 'fine', rule: 'MT-07' });
  });

  test('«Мозговой штурм» says who fought whom', async () => {
    const lay = { type: 'lay', tile: 'medium', face: 'front', hole: 0, quarter: 0, slack: { dx: 0, dy: 0, turn: 0 } };
    expect(await tried('brainstorm', 'sizes', lay)).toMatchObject({ tone: 'wrong', rule: 'BS-02' });
    const won = await tried('brainstorm', 'won-stays-won', lay, { type: 'attack', player: 2 });
    expect(won).toMatchObject({ tone: 'wrong', rule: 'BS-17' });
    expect(won.steps).toContain('Бой: ваш средний против малого (Player 3).');
    expect(won.steps.join(' '), 'no pawn stood on what was lost').not.toContain('фишка');
    const sided = await tried('brainstorm', 'side', lay, { type: 'side', player: 1 });
    expect(sided.steps).toContain('Бой: ваш средний против среднего (Player 3).');
  });
});
