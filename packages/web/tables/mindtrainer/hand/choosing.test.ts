import { EMPTY_BOARD, withTiles } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { Letter } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, type Choosing, choose, EMPTY, isPlaced, movedTiles, waiting } from './choosing.ts';
import { movedOrder, settled, shuffledOrder, sortedOrder } from './slots.ts';
import { letterOfKey } from './typing.ts';

const board = withTiles(EMPTY_BOARD, [
  { x: 7, y: 7, letter: 'К' },
  { x: 8, y: 7, letter: 'О' },
  { x: 9, y: 7, letter: 'Т' },
]);
const dealt = choose(EMPTY, { type: 'rack', rack: 'СЛОВО*А', size: 7 }, board);
const after = (...actions: Action[]): Choosing => actions.reduce((now, action) => choose(now, action, board), dealt);
const type = (letters: string): Action[] =>
  [...letters].map((letter) => ({ type: 'letter', letter: letter as Letter, blank: false }));
const spelt = (now: Choosing): string =>
  movedTiles(now)
    .map(({ x, y, letter, blank }) => `${blank ? letter.toLowerCase() : letter}${x},${y}`)
    .join(' ');

describe('typing', () => {
  test('letters fall from the rack along the arrow and leap over tiles that lie there', () => {
    const now = after({ type: 'tap', at: { x: 6, y: 7 } }, ...type('СВ'));
    expect(spelt(now)).toBe('С6,7 В10,7');
    expect(now.cursor).toEqual({ x: 11, y: 7, down: false });
  });

  test('without a cursor the first letter falls on the centre, or the next free cell', () => {
    expect(spelt(after(...type('С')))).toBe('С10,7');
    expect(spelt(choose(dealt, { type: 'letter', letter: 'С', blank: false }, EMPTY_BOARD))).toBe('С7,7');
  });

  test('a letter that is not on the rack is a blank, and only while there is one', () => {
    const now = after({ type: 'tap', at: { x: 0, y: 0 } }, ...type('ЩЩ'));
    expect(spelt(now)).toBe('щ0,0');
    expect(spelt(after({ type: 'letter', letter: 'С', blank: true }))).toBe('с10,7');
  });

  test('the second О is another tile, the third a blank', () => {
    expect(spelt(after({ type: 'tap', at: { x: 0, y: 0 } }, ...type('ООО')))).toBe('О0,0 О1,0 о2,0');
  });

  test('Backspace takes the last one back and the cursor with it', () => {
    const now = after({ type: 'tap', at: { x: 6, y: 7 } }, ...type('СВ'), { type: 'back' });
    expect(spelt(now)).toBe('С6,7');
    expect(now.cursor).toEqual({ x: 10, y: 7, down: false });
    expect(after({ type: 'back' })).toEqual(dealt);
  });

  test('arrows turn the word first, then walk; at the edge they stay', () => {
    const at = (...arrows: ('up' | 'down' | 'left' | 'right')[]) =>
      after({ type: 'tap', at: { x: 0, y: 0 } }, ...arrows.map((arrow) => ({ type: 'arrow', arrow }) as const)).cursor;
    expect(at('right')).toEqual({ x: 1, y: 0, down: false });
    expect(at('down')).toEqual({ x: 0, y: 0, down: true });
    expect(at('down', 'down', 'down')).toEqual({ x: 0, y: 2, down: true });
    expect(at('left')).toEqual({ x: 0, y: 0, down: false });
    expect(after({ type: 'arrow', arrow: 'up' }).cursor).toEqual({ x: 7, y: 7, down: true });
  });

  test('at the edge nothing falls off the board', () => {
    const now = after({ type: 'tap', at: { x: 14, y: 0 } }, ...type('СЛ'));
    expect(spelt(now)).toBe('С14,0');
  });

  test('keys are read by their letter, or by their place on a Latin keyboard', () => {
    expect(letterOfKey({ key: 'ё', code: 'Backquote' })).toBe('Ё');
    expect(letterOfKey({ key: 'q', code: 'KeyQ' })).toBe('Й');
    expect(letterOfKey({ key: 'Й', code: 'KeyQ' })).toBe('Й');
    expect(letterOfKey({ key: ';', code: 'Semicolon' })).toBe('Ж');
    expect(letterOfKey({ key: 'Enter', code: 'Enter' })).toBeNull();
    expect(letterOfKey({ key: '5', code: 'Digit5' })).toBeNull();
    expect(letterOfKey({ key: 'ї', code: 'KeyI' })).toBeNull();
  });
});

test('of two equal tiles the one that was laid leaves the rack; the others keep their places', () => {
  const laid = after({ type: 'take', slot: 2 }, { type: 'tap', at: { x: 7, y: 8 } });
  expect(choose(laid, { type: 'rack', rack: 'СЛВО*А', size: 7 }, board).slots).toEqual([...'СЛ', null, ...'ВО*А']);
});

describe('touching', () => {
  test('a tile in the hand goes where the finger points; again takes it back', () => {
    const held = after({ type: 'take', slot: 1 });
    expect(held.held).toBe(1);
    const lying = choose(held, { type: 'tap', at: { x: 7, y: 8 } }, board);
    expect(spelt(lying)).toBe('Л7,8');
    expect(lying.held).toBeNull();
    expect(spelt(choose(lying, { type: 'tap', at: { x: 7, y: 8 } }, board))).toBe('');
  });

  test('with a cursor on the board tiles fall there as they are touched', () => {
    const now = after({ type: 'tap', at: { x: 3, y: 3 } }, { type: 'take', slot: 0 }, { type: 'take', slot: 1 });
    expect(spelt(now)).toBe('С3,3 Л4,3');
  });

  test('the same free cell three times: across, down, no cursor', () => {
    const at: Action = { type: 'tap', at: { x: 3, y: 3 } };
    expect(after(at).cursor?.down).toBe(false);
    expect(after(at, at).cursor?.down).toBe(true);
    expect(after(at, at, at).cursor).toBeNull();
  });

  test('nothing is laid on a tile of the board, and what lay on the cell goes back', () => {
    expect(spelt(after({ type: 'drop', slot: 0, at: { x: 7, y: 7 } }))).toBe('');
    const two = after({ type: 'drop', slot: 0, at: { x: 7, y: 8 } }, { type: 'drop', slot: 1, at: { x: 7, y: 8 } });
    expect(spelt(two)).toBe('Л7,8');
    expect(spelt(choose(two, { type: 'lift', slot: 1 }, board))).toBe('');
  });

  test('MT-04 a blank waits for its letter and keeps it while it is moved', () => {
    const laid = after({ type: 'drop', slot: 5, at: { x: 7, y: 8 } });
    expect(waiting(laid)?.slot).toBe(5);
    const named = choose(laid, { type: 'name', letter: 'Ё' }, board);
    expect(waiting(named)).toBeUndefined();
    const moved = choose(named, { type: 'drop', slot: 5, at: { x: 7, y: 6 } }, board);
    expect(spelt(moved)).toBe('ё7,6');
  });

  test('an advice is laid as it is, from the tiles of the rack, or not at all', () => {
    const tiles = [
      { x: 7, y: 6, letter: 'О' },
      { x: 7, y: 8, letter: 'Я', blank: true },
    ] as const;
    expect(spelt(after({ type: 'follow', tiles: [...tiles] }))).toBe('О7,6 я7,8');
    expect(after({ type: 'follow', tiles: [{ x: 7, y: 6, letter: 'Щ' }] })).toEqual(dealt);
  });
});

describe('the rack', () => {
  test('tiles keep their places, new ones fill the gaps', () => {
    expect(settled(['С', 'Л', 'О'], 'ОНС', 3)).toEqual(['С', 'Н', 'О']);
    expect(settled([], 'ОН', 4)).toEqual(['О', 'Н', null, null]);
  });

  test('sorted by the alphabet, blanks last; moved by hand', () => {
    const order = sortedOrder(dealt.slots);
    expect(after({ type: 'order', order }).slots.join('')).toBe('АВЛООС*');
    expect(after({ type: 'order', order: movedOrder(dealt.slots, 0, 2) }).slots.join('')).toBe('ЛОСВО*А');
  });

  test('whatever is done, no tile is lost, none lies twice and none on another', () => {
    const cell = fc.record({ x: fc.integer({ min: -1, max: 15 }), y: fc.integer({ min: -1, max: 15 }) });
    const slot = fc.integer({ min: 0, max: 7 });
    const letter = fc.constantFrom<Letter>('С', 'О', 'Щ', 'Ё');
    const action: fc.Arbitrary<Action> = fc.oneof(
      fc.record({ type: fc.constant('take' as const), slot }),
      fc.record({ type: fc.constant('tap' as const), at: cell }),
      fc.record({ type: fc.constant('drop' as const), slot, at: cell }),
      fc.record({ type: fc.constant('lift' as const), slot }),
      fc.record({ type: fc.constant('letter' as const), letter, blank: fc.boolean() }),
      fc.record({ type: fc.constant('name' as const), letter }),
      fc.record({ type: fc.constant('arrow' as const), arrow: fc.constantFrom('up', 'down', 'left', 'right') }),
      fc.constantFrom<Action>({ type: 'back' }, { type: 'clear' }, { type: 'turn' }),
      fc.double({ min: 0, max: 0.99, noNaN: true }).map(
        (luck): Action => ({
          type: 'order',
          order: shuffledOrder(dealt.slots, () => luck),
        }),
      ),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const now = after(...actions);
        expect(now.slots.toSorted().join('')).toBe([...'СЛОВО*А'].sort().join(''));
        expect(new Set(now.placed.map((one) => one.slot)).size).toBe(now.placed.length);
        expect(new Set(now.placed.map(({ x, y }) => `${x},${y}`)).size).toBe(now.placed.length);
        for (const { x, y, slot: of, letter: named } of now.placed) {
          expect(board[y]?.[x]).toBe('.');
          expect(isPlaced(now, of)).toBe(true);
          if (now.slots[of] !== '*') expect(named).toBe(now.slots[of]);
        }
        if (now.held !== null) expect(isPlaced(now, now.held)).toBe(false);
      }),
    );
  });
});
