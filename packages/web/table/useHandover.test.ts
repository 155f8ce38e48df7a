import { expect, test } from 'vitest';
import { handoverAt, isResolved } from './useHandover.ts';

const ask = (seat: number, what = 'place') => ({ seat, what, secret: false });
const mine = [0, 1];

test('a hidden game covers the screen until the next player takes the device', () => {
  const hidden = { mine, resolved: false, nothingHidden: false };
  expect(handoverAt({ ...hidden, asks: [ask(1)], lastHolder: 0 })).toEqual({ seat: null, next: 1, cover: 'screen' });
  expect(handoverAt({ ...hidden, asks: [ask(1)], lastHolder: 1 })).toEqual({ seat: 1, next: 1, cover: 'none' });
  expect(handoverAt({ ...hidden, asks: [ask(2)], lastHolder: 1 })).toEqual({ seat: null, next: null, cover: 'none' });
  expect(handoverAt({ ...hidden, asks: [ask(1)], lastHolder: 1, resolved: true })).toMatchObject({
    cover: 'low',
    next: 1,
  });
});

test('an open game never covers anything: whoever is asked plays', () => {
  const open = { mine, resolved: true, nothingHidden: true };
  expect(handoverAt({ ...open, asks: [ask(0)], lastHolder: null })).toEqual({ seat: 0, next: null, cover: 'none' });
  expect(handoverAt({ ...open, asks: [ask(1)], lastHolder: 0 })).toEqual({ seat: 1, next: null, cover: 'none' });
  expect(handoverAt({ ...open, asks: [ask(2)], lastHolder: 1 })).toEqual({ seat: 1, next: null, cover: 'none' });
  expect(handoverAt({ ...open, asks: [], lastHolder: null })).toEqual({ seat: 0, next: null, cover: 'none' });
});

test('an answer alone resolves nothing; a new question does', () => {
  expect(isResolved([ask(0), ask(1)], [ask(1)])).toBe(false);
  expect(isResolved([ask(0), ask(1)], [ask(0, 'row')])).toBe(true);
  expect(isResolved([], [ask(0)])).toBe(false);
});
