import { expect, it } from 'vitest';
import { command } from './commands.ts';
import { ownWords, TEXT_MAX } from './talk.ts';

const kept = (raw: string) => {
  const text = ownWords(raw);
  return text.ok ? text.value : `${text.error.code} ${String(text.error.params.reason)}`;
};

it('own words are one line of letters that can be seen, like a nickname but longer', () => {
  expect(kept('  Ну\nты   даёшь! ')).toBe('Ну ты даёшь!');
  expect(kept('я'.repeat(TEXT_MAX))).toHaveLength(TEXT_MAX);
  expect(kept('я'.repeat(TEXT_MAX + 1))).toBe('BAD_TEXT long');
  expect(kept(' \u3000 ')).toBe('BAD_TEXT empty');
  expect(kept('при\u202Eвет')).toBe('BAD_TEXT characters');
  expect(kept('при\u200Bвет')).toBe('BAD_TEXT characters');
  expect(kept('З\u0336\u0322\u0354алго')).toBe('BAD_TEXT marks');
});

it.each([
  [{ kind: 'stamp', stamp: 'hello' }, true],
  [{ kind: 'stamp', stamp: 'hello', card: 104 }, false],
  [{ kind: 'stamp', stamp: 'my hand' }, false],
  [{ kind: 'phrase', phrase: 'x'.repeat(25) }, false],
  [{ kind: 'text', text: 'x'.repeat(2_001) }, false],
])('%o on the wire: %s', (saying, fits) => {
  const say = { type: 'say', id: 1, client: 'client-000', table: 'A'.repeat(22), seat: 0, saying };
  expect(command.safeParse(say).success).toBe(fits);
});
