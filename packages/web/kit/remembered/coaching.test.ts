import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../testing/page.ts';

/** A fresh copy of the module, as a reloaded page gets it: it reads what the device has stored. */
const opened = () => {
  vi.resetModules();
  return import('./coaching.ts');
};

beforeEach(stubPage);

test('a note that was read stays read after a reload, and only in its game', async () => {
  const { markRead } = await opened();
  markRead('cow006', 'goal');
  markRead('cow006', 'goal');
  expect(JSON.parse(localStorage.getItem('izvilina.coach') ?? '')).toEqual({ cow006: ['goal'] });
  const again = await opened();
  again.markRead('cow006', 'ask pick');
  again.markRead('notnot', 'goal');
  expect(JSON.parse(localStorage.getItem('izvilina.coach') ?? '')).toEqual({
    cow006: ['goal', 'ask pick'],
    notnot: ['goal'],
  });
});

test('notes sent away never return, until they are asked for again', async () => {
  const { endCoaching, markRead, isCoached, coachAgain } = await opened();
  expect(isCoached('cow006')).toBe(true);
  endCoaching('cow006');
  markRead('cow006', 'goal');
  expect([isCoached('cow006'), isCoached('notnot')]).toEqual([false, true]);
  expect((await opened()).isCoached('cow006')).toBe(false);
  coachAgain();
  expect((await opened()).isCoached('cow006')).toBe(true);
});

test('what the storage holds may be nonsense', async () => {
  for (const kept of ['', 'null', '[1]', '{"cow006":7,"notnot":[1],"ingenious":"done"}', '{']) {
    localStorage.setItem('izvilina.coach', kept);
    expect((await opened()).isCoached('cow006')).toBe(true);
  }
});
