import { REASONS } from '@izvilina/bots/cow006/reasons.ts';
import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { expect, test } from 'vitest';
import { reasonInWords } from '../../shared/reasonInWords.ts';
import { aimOf } from '../board/aim.ts';
import { BOOK_WORDS } from '../book/words.ts';
import { story } from '../story/story.ts';
import { asked, cowLines, moveInWords } from './describe.ts';
import { WORDS } from './words.ts';

const nameOf = (seat: number) => ['Аня', 'Лёша', 'Рая', 'Дима'][seat] ?? '?';
const { ru, en } = WORDS;

test('a timeout says what was done instead', () => {
  const pick: CowHappening[] = [
    { type: 'timeout', player: 1 },
    { type: 'picked', player: 1 },
  ];
  expect(cowLines(pick, nameOf, ru)).toEqual([{ text: 'Лёша: время вышло — легла младшая карта', player: 1 }]);
  const row: CowHappening[] = [
    { type: 'timeout', player: 1 },
    { type: 'took', player: 1, card: 3, row: 1, cards: [20], penalty: 3, why: 'lowest' },
  ];
  expect(cowLines(row, nameOf, en).map(({ text }) => text)).toEqual([
    'Лёша: time is up, the cheapest row is taken',
    'Лёша takes row 2: 3 cows',
  ]);
});

test('cows agree with their number', () => {
  expect([1, 2, 5, 11, 21].map(ru.cows)).toEqual(['1 корова', '2 коровы', '5 коров', '11 коров', '21 корова']);
  expect(BOOK_WORDS.ru.price(2, 3, 1)).toBe('Этот ряд стоит 2 коровы, а ряд 3 обошёлся бы в 1 корову.');
});

const view = (part: Partial<CowView>): CowView => part as CowView;
const asks = (seats: readonly number[]) => seats.map((seat) => ({ seat, what: 'pick:1.1', secret: true }));

test('what is asked depends on who looks', () => {
  const picking = { phase: 'pick', asks: asks([0, 1]) } as const;
  expect(asked(view({ ...picking, viewer: 0 }), nameOf, ru)).toBe('Выберите карту');
  expect(asked(view({ ...picking, viewer: 2 }), nameOf, ru)).toBe('Ждём: Аня и Лёша');
  expect(asked(view({ ...picking, viewer: 'watcher' }), nameOf, ru)).toBe('Думают Аня и Лёша');
  expect(asked(view({ phase: 'pick', asks: asks([0, 1, 2]), viewer: 3 }), nameOf, ru)).toBe('Ждём ещё троих');
  expect(asked(view({ phase: 'row', asks: asks([1]), viewer: 0 }), nameOf, ru)).toBe('Лёша выбирает ряд');
  expect(asked(view({ phase: 'row', asks: asks([1]), viewer: 1 }), nameOf, ru)).toBe('Какой ряд забрать?');
});

test('where a card would land', () => {
  const rows = [[12, 14, 15, 21, 24], [33, 36, 40], [47], [88]];
  expect(aimOf(rows, 41)).toEqual({ kind: 'place', row: 1, place: 3 });
  expect(aimOf(rows, 26)).toEqual({ kind: 'sixth', row: 0, price: 6 });
  expect(aimOf(rows, 5)).toEqual({ kind: 'lowest' });
});

test('every reason a bot can give has words in both languages', () => {
  for (const key of REASONS)
    for (const words of [ru, en])
      expect(
        reasonInWords(
          { key, params: { row: 0, place: 2, penalty: 5, percent: 7, points: 1.5 } },
          words.reasons,
          String,
        ),
      ).not.toBe('');
  expect(moveInWords({ type: 'takeRow', row: 2 }, ru)).toBe('Забрать ряд 3');
});

test('the story of a finished game: titles, notes, totals by round', () => {
  const over = view({
    totals: [34, 61, 45, 74],
    rounds: [
      [11, 20, 30, 40],
      [23, 41, 15, 34],
    ],
    options: { variant: 'standard', draft: true, endAt: 66, rounds: null, openMemory: false, hiddenBases: false },
    result: { scores: [34, 61, 45, 74], places: [1, 3, 2, 4], detail: { titles: { winners: [0], lords: [3] } } },
  });
  const ending = story(over, nameOf, ru);
  expect(ending.headline).toBe('Аня: чистая работа');
  expect(ending.notes.map(({ title }) => title)).toEqual(['winner', null, null, 'loser']);
  expect(ending.notes[1]?.text).toBe('+41 в последнем раунде');
  expect(ending.series).toMatchObject({
    labels: ['раунд 1', 'раунд 2'],
    values: [
      [11, 34],
      [20, 61],
      [30, 45],
      [40, 74],
    ],
    limit: { at: 66 },
  });

  const oneRound = view({ ...over, rounds: [[34, 61, 45, 74]] });
  expect(story(oneRound, nameOf, ru).notes[1]?.text, 'the score has said it').toBe('');
});
