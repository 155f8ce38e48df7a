import { type Colour, type Face, RULES, type Table } from '@izvilina/games/notnot/pieces/cards.ts';
import { WORDS as DICE_WORDS, NEGATIONS, type Roll } from '@izvilina/games/notnot/pieces/dice.ts';
import { SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { expect, test } from 'vitest';
import { WORDS } from '../words/words.ts';
import { explain } from './explain.ts';
import { whyLine, whySteps } from './why.ts';

const { ru, en } = WORDS;
const ANY = { notNothing: 'any' } as const;

const portal = (colour: Colour): Face => ({
  kind: 'portal',
  colour,
  background: colour === 'white' ? 'red' : 'white',
  arrow: 'up',
  lie: false,
});
const VOID: Face = { kind: 'void', background: 'red', arrow: 'up', lie: false };
const table = (top: Face, right: Face, bottom: Face, left: Face): Table => ({ top, right, bottom, left });
/** Red on top, the void on the right, yellow at the bottom, green on the left. */
const CROSS = table(portal('red'), VOID, portal('yellow'), portal('green'));

const line = (roll: Roll, up: Slot = 'top', lie = false) => whyLine(explain(CROSS, roll, up, lie, ANY), ru);

test('two plain words: either will do', () => {
  const explained = explain(CROSS, ['left', 'red', 'nothing'], 'top', false, ANY);
  expect(explained.reading).toBe('either');
  expect(explained.right).toEqual(['top', 'left']);
  expect(explained.cards.top).toMatchObject({ meets: [false, true], right: true });
  expect(whyLine(explained, ru)).toBe('Слева или красный');
});

test('one not breaks each condition by itself', () => {
  expect(line(['left', 'green', 'not'])).toBe('Не слева или не зелёный');
  expect(explain(CROSS, ['left', 'green', 'not'], 'top', false, ANY).right).toEqual(['top', 'bottom']);
});

test('nots are counted, the lie among them', () => {
  expect(line(['left', 'nothing', 'notnot'])).toBe('Два «не» гаснут: слева');
  expect(line(['left', 'green', 'notnotnot'])).toBe('Три «не» — как одно: не слева или не зелёный');
  expect(line(['left', 'nothing', 'notnotnot'], 'top', true)).toBe('Четыре «не» гаснут: слева');
  expect(line(['left', 'green', 'nothing'], 'top', true)).toBe('Ложь — это «не»: не слева или не зелёный');
});

test('the arrow turns a direction, and the line says where to', () => {
  const explained = explain(CROSS, ['up', 'blue', 'nothing'], 'left', false, ANY);
  expect(explained.conditions[0]).toEqual({ word: 'up', at: 'left' });
  expect(whyLine(explained, ru)).toBe('Сверху (сейчас это слева) или синий');
  expect(whySteps(explained, RULES, null, ru)).toEqual([
    'Стрелка смотрит влево: верх в этом раунде слева.',
    'Ни одного «не»: читаем прямо.',
    'СВЕРХУ считаем от стрелки: это слева.',
    'Хватит любого из двух: слева или синий.',
    'Пустота справа: её трогать нельзя никогда.',
    'Верно: слева.',
  ]);
  // Before the negation die is in use, the steps do not mention it.
  expect(whySteps(explained, [], null, ru)[1]).toBe('СВЕРХУ считаем от стрелки: это слева.');
});

test('nothing at all, and not nothing', () => {
  expect(line(['nothing', 'nothing', 'nothing'])).toBe('Ничего, руки на месте');
  expect(line(['nothing', 'nothing', 'not'])).toBe('Не ничего, значит любой портал');
  expect(explain(CROSS, ['nothing', 'red', 'not'], 'top', false, ANY).reading).toBe('anythingBeside');
  expect(explain(CROSS, ['nothing', 'red', 'not'], 'top', false, { notNothing: 'ignored' }).reading).toBe('one');
});

test('no card fits', () => {
  expect(line(['nothing', 'blue', 'nothing'])).toBe('Синий. Такой карты нет');
  const explained = explain(CROSS, ['right', 'nothing', 'nothing'], 'top', false, ANY);
  expect(whySteps(explained, RULES, null, en).at(-1)).toBe('No card fits: hands off.');
});

test('a mistake is walked through with the card that was touched', () => {
  const explained = explain(CROSS, ['left', 'red', 'nothing'], 'top', false, ANY);
  expect(whySteps(explained, RULES, 'bottom', ru).at(-1)).toBe(
    'Вы тронули карту снизу: жёлтый портал. Слева: нет, красный: нет. Ни одно не выполнено.',
  );
  expect(whySteps(explained, RULES, 'right', ru).at(-1)).toBe('Вы тронули пустоту.');
  const negated = explain(CROSS, ['up', 'red', 'not'], 'top', false, ANY);
  expect(whySteps(negated, RULES, 'top', ru).at(-1)).toMatch(
    /Сверху: да, красный: да. А надо было нарушить хотя бы одно.$/,
  );
  const one = explain(CROSS, ['nothing', 'blue', 'nothing'], 'top', false, ANY);
  expect(whySteps(one, RULES, 'left', en).at(-1)).toMatch(/Blue: no. The condition is not met.$/);
});

test('what is said about each card agrees with what is right, for every roll', () => {
  let seen = 0;
  for (const a of DICE_WORDS)
    for (const b of DICE_WORDS)
      for (const negation of NEGATIONS)
        for (const up of SLOTS)
          for (const lie of [false, true])
            for (const options of [ANY, { notNothing: 'ignored' } as const]) {
              const explained = explain(CROSS, [a, b, negation], up, lie, options);
              for (const slot of SLOTS) {
                const card = explained.cards[slot];
                const expected =
                  card.kind === 'portal' &&
                  (explained.reading === 'anything' ||
                    explained.reading === 'anythingBeside' ||
                    card.meets.some((met) => met !== explained.negated));
                expect(explained.right.includes(slot)).toBe(expected);
                seen++;
              }
              expect(whyLine(explained, ru).length).toBeGreaterThan(3);
              expect(whySteps(explained, RULES, null, en).length).toBeGreaterThan(2);
            }
  expect(seen).toBe(9 * 9 * 4 * 4 * 2 * 2 * 4);
});
