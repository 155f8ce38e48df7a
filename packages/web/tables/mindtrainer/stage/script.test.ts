import { describe, expect, test } from 'vitest';
import { playedGame, seenBy } from '../testing/playing.ts';
import { type Scene, sceneOf } from './scene.ts';
import { framesOf } from './script.ts';

const GAMES = [
  { players: 2, lexicon: 'words', viewer: 0, kinds: ['scored', 'refilled', 'ended'] },
  { players: 3, lexicon: 'words', viewer: 'watcher', kinds: ['scored', 'ended'] },
  { players: 4, lexicon: 'open', viewer: 1, kinds: ['laid', 'accepted', 'challenged', 'voted', 'stood', 'rejected'] },
  { players: 2, lexicon: 'open', viewer: 0, kinds: ['challenged', 'voted', 'passed'] },
] as const;

/** The parts of a scene to compare. Drawn tiles and the words of earlier turns are missing: they come with the view. */
const compared = ({ board, scores, bag, sheet, pending, final, fresh }: Scene) => ({
  board,
  scores,
  bag,
  lines: sheet.map(({ player, type, total }) => `${player} ${type} ${total}`),
  pending: pending?.tiles ?? null,
  final,
  fresh: fresh?.tiles ?? null,
});

describe.each(GAMES)('$players players, $lexicon, seen by $viewer', ({ players, lexicon, viewer, kinds }) => {
  const seat = viewer === 'watcher' ? null : viewer;
  const matches = playedGame(players, lexicon, 'told');

  test('the telling of every event ends where the view is', () => {
    const seen = new Set<string>();
    for (const [i, match] of matches.entries()) {
      const before = matches[i - 1];
      if (!before) continue;
      const after = seenBy(match, viewer);
      for (const { type } of after.happened) seen.add(type);
      const last = framesOf(sceneOf(seenBy(before, viewer), seat), after.happened, seat).at(-1);
      expect(compared(last?.scene as Scene)).toEqual(compared(sceneOf(after, seat)));
    }
    expect([...seen]).toEqual(expect.arrayContaining([...kinds]));
  });

  test('tiles lie before their points are counted', () => {
    for (const [i, match] of matches.entries()) {
      const before = matches[i - 1];
      if (!before) continue;
      const { happened } = seenBy(match, viewer);
      const frames = framesOf(sceneOf(seenBy(before, viewer), seat), happened, seat);
      const lies = frames.find((frame) => frame.happened[0]?.type === 'laid');
      if (lies) expect(lies.scene.scores).toEqual(seenBy(before, viewer).scores);
    }
  });
});

test('nobody but its owner sees a rack', () => {
  const [first] = playedGame(2, 'words', 'racks');
  if (!first) throw new Error('a game has a beginning');
  expect(sceneOf(seenBy(first, 0), 0).rack).toHaveLength(7);
  expect(sceneOf(seenBy(first, 0), null).rack).toBe('');
  expect(sceneOf(seenBy(first, 0), 1).rack).toBe('');
});
