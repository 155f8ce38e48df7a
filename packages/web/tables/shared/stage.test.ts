import type { View } from '@izvilina/kernel/game.ts';
import { expect, test } from 'vitest';
import type { Sound } from '../../kit/device/sound.ts';
import { createStage, type Direction } from './stage.ts';

/** A scene is the list of what it shows; every happening is one frame of a second. */
interface Note {
  readonly type: string;
}
type Pictures = readonly string[];
const direction: Direction<View, Pictures, Note> = {
  sceneOf: (view) => [`rest ${String(view.viewer)}`],
  framesOf: (from, happened) =>
    happened.map(({ type }) => ({ scene: [...from, type], hold: 1000, sound: null, happened: [{ type }] })),
  hideHand: () => ['covered'],
};

const view = (): View => ({ viewer: 0, asks: [], happened: [], result: null });
const step = (seq: number, ...types: readonly string[]) => ({ seq, happened: types.map((type) => ({ type })) });

/** A stage with a clock that the test advances. */
function opened({ hidden = false } = {}) {
  const waiting: { readonly ms: number; run(): void }[] = [];
  const sounds: Sound[] = [];
  let measured = 0;
  const stage = createStage({ view: view(), seq: 0, steps: [], seat: 0 }, direction, {
    clock: {
      later(ms, run) {
        const timer = { ms, run };
        waiting.push(timer);
        return () => waiting.splice(waiting.indexOf(timer), 1);
      },
    },
    before: () => measured++,
    play: (sound) => sounds.push(sound),
    isHidden: () => hidden,
  });
  return {
    stage,
    holds: () => waiting.map(({ ms }) => ms),
    measured: () => measured,
    tick: () => waiting.shift()?.run(),
    /** The last entry of the shown scene. */
    shown: () => stage.get().scene.at(-1),
  };
}

test('steps are shown one after the other, and it comes to rest at the view', () => {
  const { stage, shown, tick, holds, measured } = opened();
  const newest = view();
  stage.show({ view: newest, seq: 2, steps: [step(1, 'laid'), step(2, 'took', 'scored')], seat: 0 });
  expect([shown(), stage.get().resting]).toEqual(['laid', false]);
  expect(stage.get().view).not.toBe(newest);
  tick();
  expect(shown()).toBe('took');
  tick();
  tick();
  expect([shown(), stage.get().view === newest, stage.get().happened]).toEqual(['rest 0', true, []]);
  tick();
  expect(stage.get().resting).toBe(true);
  expect(holds()).toEqual([]);
  expect(measured()).toBe(4);
});

test('with little time on my clock every picture hurries', () => {
  const { stage, holds, tick } = opened();
  stage.hurry(true);
  stage.show({ view: view(), seq: 1, steps: [step(1, 'laid', 'took')], seat: 0 });
  expect(holds()).toEqual([400]);
  stage.hurry(false);
  tick();
  expect(holds()).toEqual([1000]);
});

test('many pictures hurry by themselves, far too many are not shown at all', () => {
  const many = opened();
  many.stage.show({ view: view(), seq: 1, steps: [step(1, ...Array<string>(40).fill('laid'))], seat: 0 });
  expect(many.holds()).toEqual([400]);
  const far = opened();
  far.stage.show({ view: view(), seq: 1, steps: [step(1, ...Array<string>(95).fill('laid'))], seat: 0 });
  expect(far.shown()).toBe('rest 0');
});

test('where steps are missing, or nobody looks, the newest view is shown at once', () => {
  const gap = opened();
  gap.stage.show({ view: view(), seq: 5, steps: [step(5, 'laid')], seat: 0 });
  expect(gap.shown()).toBe('rest 0');
  const away = opened({ hidden: true });
  away.stage.show({ view: view(), seq: 1, steps: [step(1, 'laid')], seat: 0 });
  expect(away.shown()).toBe('rest 0');
});

test('news while older news is shown cuts that short, but shows how it ended', () => {
  const { stage, shown, tick } = opened();
  stage.show({ view: view(), seq: 1, steps: [step(1, 'a', 'b', 'c')], seat: 0 });
  stage.show({ view: view(), seq: 2, steps: [step(2, 'd')], seat: 0 });
  expect(shown()).toBe('a');
  tick();
  expect(shown()).toBe('rest 0');
  tick();
  expect(shown()).toBe('d');
});

test('the same moment again goes on with the pictures and ends at the newer view', () => {
  const { stage, shown, tick } = opened();
  stage.show({ view: view(), seq: 1, steps: [step(1, 'a', 'b')], seat: 0 });
  const again = view();
  stage.show({ view: again, seq: 1, steps: [], seat: 0 });
  expect(shown()).toBe('a');
  tick();
  tick();
  expect(stage.get().view).toBe(again);
});

test('whoever takes over the device sees nothing of the hand before', () => {
  const { stage } = opened();
  stage.show({ view: view(), seq: 1, steps: [step(1, 'laid')], seat: 1 });
  expect(stage.get().scene).toEqual(['covered', 'laid']);
});

test('a stage that is stopped shows nothing more', () => {
  const { stage, holds } = opened();
  stage.show({ view: view(), seq: 1, steps: [step(1, 'a', 'b')], seat: 0 });
  stage.stop();
  expect(holds()).toEqual([]);
});

test('whoever has seen enough skips to how it stands', () => {
  const { stage, shown, tick, holds } = opened();
  const newest = view();
  stage.show({ view: newest, seq: 3, steps: [step(1, 'laid'), step(2, 'took'), step(3, 'scored')], seat: 0 });
  stage.skip();
  expect([shown(), stage.get().view === newest, holds()]).toEqual(['rest 0', true, [0]]);
  tick();
  expect(stage.get().resting).toBe(true);
  stage.skip(); // nothing moves, so there is nothing to skip
  expect([shown(), holds()]).toEqual(['rest 0', []]);
});

test('what happens after a skip is shown like anything else', () => {
  const { stage, shown, tick } = opened();
  stage.show({ view: view(), seq: 1, steps: [step(1, 'laid')], seat: 0 });
  stage.skip();
  stage.show({ view: view(), seq: 2, steps: [step(2, 'took')], seat: 0 });
  tick();
  expect([shown(), stage.get().resting]).toEqual(['took', false]);
});
