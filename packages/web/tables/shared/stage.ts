import type { Happening, View } from '@izvilina/kernel/game.ts';
import type { Step } from '@izvilina/protocol/messages.ts';
import { HURRY } from '@izvilina/protocol/pace.ts';
import type { Sound } from '../../kit/device/sound.ts';
import { createStore, type Store } from '../../kit/store.ts';
import type { StageClock } from './stage-clock.ts';

/** With more frames than this in the queue the player was away: skip to the end. */
const TOO_MANY = 90;
/** With more frames than this in the queue they play faster. */
const MANY = 26;

/** One scene, and for how many milliseconds it stays. */
export interface Frame<Scene, H extends Happening> {
  readonly scene: Scene;
  readonly hold: number;
  readonly sound: Sound | null;
  /** What this frame tells; shown in the line of «what just happened». */
  readonly happened: readonly H[];
}

export interface Stage<V extends View, Scene, H extends Happening> {
  /** The view that the frames have reached: older than the newest one while frames are waiting. */
  readonly view: V;
  readonly scene: Scene;
  /** What the current frame tells; empty at rest. */
  readonly happened: readonly H[];
  /** At rest the scene is exactly that of the view. */
  readonly resting: boolean;
}

/** How a game turns views and events into frames. Constant, created once per game. */
export interface Direction<V extends View, Scene, H extends Happening> {
  sceneOf(view: V, seat: number | null): Scene;
  framesOf(from: Scene, happened: readonly H[], seat: number | null): readonly Frame<Scene, H>[];
  /** The scene for another viewer: hides what the last player held. */
  hideHand(scene: Scene): Scene;
}

/** The props that a table is given to show. */
export interface Shown<V extends View, H extends Happening> {
  readonly view: V;
  readonly seq: number;
  readonly steps: readonly Step<H>[];
  readonly seat: number | null;
}

/** The last frame: the view itself. */
interface Rest<V extends View, Scene, H extends Happening> extends Frame<Scene, H> {
  readonly view: V;
}

export interface StagePorts {
  readonly clock: StageClock;
  /** Runs before every change of scene, to measure where things are. */
  readonly before: () => void;
  readonly play: (sound: Sound) => void;
  /** The page is hidden: there is nothing to animate. */
  readonly isHidden: () => boolean;
}

export interface StagePlayer<V extends View, Scene, H extends Happening>
  extends Pick<Store<Stage<V, Scene, H>>, 'get' | 'subscribe'> {
  show(next: Shown<V, H>): void;
  /** The player's clock is running and short: animations must not use it up. */
  hurry(hurried: boolean): void;
  /** Skips the animation: goes to the newest view. */
  skip(): void;
  stop(): void;
}

/** Plays the steps one frame at a time and always ends at the newest view. */
export function createStage<V extends View, Scene, H extends Happening>(
  first: Shown<V, H>,
  { sceneOf, framesOf, hideHand }: Direction<V, Scene, H>,
  { clock, before, play, isHidden }: StagePorts,
): StagePlayer<V, Scene, H> {
  const restAt = ({ view, seat }: Shown<V, H>): Rest<V, Scene, H> => {
    const scene = sceneOf(view, seat);
    return { view, scene, hold: 0, sound: null, happened: [] };
  };
  const stage = createStore<Stage<V, Scene, H>>({ ...restAt(first), resting: true });
  let newest = first;
  let queue: (Frame<Scene, H> | Rest<V, Scene, H>)[] = [];
  let last = stage.get().scene;
  let hurried = false;
  let cancel: (() => void) | null = null;

  const next = () => {
    cancel = null;
    if (queue.length > TOO_MANY || isHidden()) queue = queue.slice(-1);
    const frame = queue.shift();
    if (!frame) return stage.set({ ...stage.get(), resting: true });
    before();
    const view = 'view' in frame ? frame.view : stage.get().view;
    stage.set({ view, scene: frame.scene, happened: frame.happened, resting: false });
    if (frame.sound) play(frame.sound);
    cancel = clock.later(hurried || queue.length > MANY ? frame.hold * HURRY.speed : frame.hold, next);
  };

  const queueUp = (steps: readonly Step<H>[], seat: number | null) => {
    const waiting = queue.length;
    for (const step of steps) {
      const frames = framesOf(last, step.happened, seat);
      queue.push(...frames);
      last = frames.at(-1)?.scene ?? last;
    }
    // New steps while older ones are still being shown: skip to the end of the older ones.
    const isNews = queue.slice(waiting).some((frame) => frame.hold > 0);
    const isBehind = queue.slice(0, waiting).some((frame) => frame.hold > 0);
    if (isNews && isBehind) queue.splice(0, waiting - 1);
  };

  return {
    get: stage.get,
    subscribe: stage.subscribe,
    hurry: (now) => {
      hurried = now;
    },
    show(shown) {
      const { view, seq, steps, seat } = shown;
      const known = newest;
      if (known.view === view && known.seat === seat) return;
      newest = shown;
      // Another push of the same moment (a clock, a second look) must not cut the animation short.
      if (seq === known.seq && seat === known.seat && cancel !== null) {
        queue.splice(-1, 1, restAt(shown));
        last = sceneOf(view, seat);
        return;
      }
      const fresh = steps.filter((step) => step.seq > known.seq && step.seq <= seq);
      const isWhole = fresh.length > 0 && fresh.length === seq - known.seq;
      if (!isWhole) queue = [];
      if (known.seat !== seat) last = hideHand(last);
      queueUp(isWhole ? fresh : [], seat);
      queue.push(restAt(shown));
      last = sceneOf(view, seat);
      stage.set({ ...stage.get(), resting: false });
      if (!isWhole) cancel?.();
      if (!isWhole || cancel === null) next();
    },
    skip() {
      if (queue.length === 0) return;
      cancel?.();
      queue = queue.slice(-1);
      next();
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
