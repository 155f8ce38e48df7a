import { describe, expect, test } from 'vitest';
import { type Chosen, changes } from '../testing/playing.ts';
import { type Scene, sceneOf } from './scene.ts';
import { framesOf } from './script.ts';

const GAMES: readonly {
  players: number;
  options: Chosen;
  viewer: number | 'watcher';
  seed?: string;
  kinds: string[];
}[] = [
  { players: 2, options: {}, viewer: 0, seed: 's0', kinds: ['bonusEarned', 'swapped', 'kept'] },
  { players: 3, options: {}, viewer: 2, kinds: ['bonusEarned'] },
  { players: 4, options: {}, viewer: 'watcher', kinds: ['drew'] },
  { players: 4, options: { mode: 'team' }, viewer: 1, kinds: ['bonusEarned'] },
  { players: 1, options: {}, viewer: 0, kinds: ['drew'] },
];

/** The parts of a scene to compare. Drawn tiles are missing: they come with the view. */
const compared = ({ phase, laid, loose, tracks, racks, bag, last, shown }: Scene) => ({
  phase: phase === 'over',
  laid,
  loose,
  tracks,
  racks,
  bag,
  last: last?.cells,
  shown,
});

describe.each(GAMES)('$players players, $options, seen by $viewer', ({ players, options, viewer, seed, kinds }) => {
  const seat = viewer === 'watcher' ? null : viewer;
  const all = changes(players, options, viewer, seed);

  test('the telling of every event ends where the view is', () => {
    for (const { before, after } of all) {
      const last = framesOf(sceneOf(before, seat), after.happened, seat).at(-1)?.scene as Scene;
      const swapped = after.happened.some(({ type }) => type === 'swapped');
      // Swapped tiles go back into the bag unseen, after the last frame.
      const view = compared(sceneOf(after, seat));
      expect({ ...compared(last), ...(swapped ? { bag: view.bag, racks: view.racks } : {}) }).toEqual(view);
    }
  });

  test('a tile lies before it is counted, and what was meant to happen did', () => {
    const seen = new Set<string>();
    for (const { before, after } of all) {
      const frames = framesOf(sceneOf(before, seat), after.happened, seat);
      for (const happening of after.happened) {
        seen.add(happening.type);
        if (happening.type !== 'placed') continue;
        const [lies, counts] = frames.filter((frame) => frame.happened[0] === happening);
        expect(lies?.scene.tracks).toEqual(before.tracks);
        expect(counts?.scene.tracks).toEqual(after.tracks);
        expect(lies?.scene.laid).toHaveLength(before.laid.length + 1);
        const shown = counts?.scene.last?.halves.reduce((sum, { points }) => sum + points, 0);
        expect(shown, 'the numbers at the tile are those of the markers').toBe(
          sum(after.tracks.flat()) - sum(before.tracks.flat()),
        );
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['placed', 'over', ...kinds]));
  });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('nobody but its owner sees a rack', () => {
  const [first] = changes(2, {}, 0);
  if (!first) throw new Error('a game has moves');
  expect(sceneOf(first.before, 0).rack).toHaveLength(6);
  expect(sceneOf(first.before, null).rack).toEqual([]);
  expect(sceneOf(first.before, 1).rack).toEqual([]);
});
