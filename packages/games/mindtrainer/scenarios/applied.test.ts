import { expect, it } from 'vitest';
import type { Move } from '../moves/move-shapes.ts';
import type { MindtrainerHappening, State } from '../state.ts';
import { accept, challenge, lay, play, table, vote } from '../testing/play.ts';
import { applied } from './applied.ts';

/** What each scored word of a game is counted by. */
function rulesOfScores(start: State, moves: readonly (readonly [seat: number, move: Move])[]): (string | null)[] {
  const log: MindtrainerHappening[] = [];
  let state = start;
  for (const [seat, move] of moves) {
    state = play(state, seat, move);
    log.push(...state.happened);
  }
  return log.flatMap((happening, i) => (happening.type === 'scored' ? [applied(happening, log.slice(0, i))] : []));
}

it('MT-08 a score of the first word leads to the first word, one of a later word to the premiums', () => {
  const start = table({ players: 2, options: { words: ['ДО', 'ОМ'] }, racks: ['ДОАРИНЕ', 'МОАРИНЕ'] });
  const moves = [
    [0, lay('ДО', 7, 7)],
    [1, lay('М', 8, 8)],
  ] as const;
  expect(rulesOfScores(start, moves)).toEqual(['MT-08', 'MT-11']);
});

it('MT-08 without a dictionary too, where a word waits and may go back', () => {
  const start = table({ players: 2, options: { lexicon: 'open' }, racks: ['ДОАРИНЕ', 'ДОАРИНМ'] });
  const moves = [
    [0, lay('АР', 7, 7)],
    [1, challenge],
    [0, vote(false)],
    [1, lay('ДО', 7, 7)],
    [0, accept],
    // Beside it: each of the three words has as many letters as tiles were laid.
    [0, lay('ДО', 7, 8)],
    [1, accept],
  ] as const;
  expect(rulesOfScores(start, moves)).toEqual(['MT-08', 'MT-11']);
});

it('MT-13 all seven tiles are more of an event than where they lie', () => {
  const start = table({ players: 2, options: { lexicon: 'open' }, racks: ['ДОАРИНЕ', 'ДОАРИНМ'] });
  const moves = [
    [0, lay('ДОАРИНЕ', 7, 7)],
    [1, accept],
  ] as const;
  expect(rulesOfScores(start, moves)).toEqual(['MT-13']);
});
