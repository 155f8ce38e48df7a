import { NOT_A_TILE } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { ILLEGAL } from '@izvilina/games/mindtrainer/rules/illegal.ts';
import { describe, expect, it } from 'vitest';
import { playedGame, seenBy } from '../testing/playing.ts';
import { linesOf, refusalInWords } from './describe.ts';
import { WORDS } from './words.ts';

it('a reason names a corner or an edge of the board, not a column that nobody sees', () => {
  const said = [WORDS.ru, WORDS.en].map(({ why }) => [
    why.opensTriple({ x: 14, y: 7 }),
    why.closesTriple({ x: 0, y: 0 }),
  ]);
  expect(said).toEqual([
    ['Минус: открывает ×3 справа.', 'Занимает ×3 вверху слева: соперникам не достанется.'],
    ['But it opens the right ×3.', 'Takes the top left ×3 from the others.'],
  ]);
});

it.each(['words', 'open'] as const)('a word is told once, with what it is worth: %s', (lexicon) => {
  let told = 0;
  for (const match of playedGame(2, lexicon, 'told once')) {
    const { happened } = seenBy(match, 'watcher');
    const laid = happened.find(({ type }) => type === 'laid');
    const scored = happened.find((one) => one.type === 'scored');
    if (laid === undefined) continue;
    const lines = linesOf(happened, String, WORDS.ru).filter(({ text }) => text.includes('«'));
    expect(lines).toHaveLength(1);
    if (scored) expect(lines[0]?.text).toContain(`: ${scored.total} `);
    told++;
  }
  expect(told).toBeGreaterThan(3);
});

describe.each(['ru', 'en'] as const)('a refused move in %s', (language) => {
  const words = WORDS[language];

  it.each(ILLEGAL)('says why: %s', (reason) => {
    const said = refusalInWords({ code: 'ILLEGAL_MOVE', params: { reason } }, words);
    expect(said).toMatch(language === 'ru' ? /^[А-ЯЁ][^A-Z_]+\.$/ : /^[A-Z][^А-Яа-я_]+\.$/);
  });

  it('names the words that are none', () => {
    const params = { reason: 'UNKNOWN_WORD', words: ['КР', 'ОО'] };
    const said = refusalInWords({ code: 'ILLEGAL_MOVE', params }, words);
    expect(said).toContain('кр');
    expect(said).toContain('оо');
  });

  it('says that Latin letters are not on tiles', () => {
    const said = refusalInWords({ code: 'BAD_MOVE', params: { reason: NOT_A_TILE } }, words);
    expect(said).toBe(words.reasons.NOT_A_RUSSIAN_CAPITAL);
  });

  it('leaves what is not about words to the shell', () => {
    expect(refusalInWords({ code: 'BAD_MOVE', params: { at: 'tiles' } }, words)).toBeNull();
    expect(refusalInWords({ code: 'NOT_YOUR_TURN', params: {} }, words)).toBeNull();
  });
});
