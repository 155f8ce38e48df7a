import { expect, it } from 'vitest';
import { calledTitle, isBadged, signalsFor } from './signals.ts';

const at = (question: string | null, away = false) => ({ question, away });

it('a new question is felt, and told about only where nobody looks', () => {
  expect(signalsFor(at(null), at('pick 1'))).toEqual(['buzz']);
  expect(signalsFor(at(null, true), at('pick 1', true))).toEqual(['buzz', 'notify']);
  expect(signalsFor(at('pick 1', true), at('pick 2', true))).toEqual(['buzz', 'notify']);
});

it('nothing is told twice: not by leaving, not by coming back, not by another’s move', () => {
  expect(signalsFor(at('pick 1'), at('pick 1', true))).toEqual([]);
  expect(signalsFor(at('pick 1', true), at('pick 1'))).toEqual([]);
  expect(signalsFor(at('pick 1'), at(null))).toEqual([]);
});

it('the badge is there while a question waits and nobody looks', () => {
  expect([isBadged(at('pick 1', true)), isBadged(at('pick 1')), isBadged(at(null, true))]).toEqual([
    true,
    false,
    false,
  ]);
});

it('the title says so once, and is as before afterwards', () => {
  const called = calledTitle('Корова 006 · Извилина', 'Ваш ход');
  expect(called).toBe('● Ваш ход · Корова 006 · Извилина');
  expect(calledTitle(called, 'Ваш ход')).toBe(called);
  expect(calledTitle(called, null)).toBe('Корова 006 · Извилина');
});
