import type { Happening, View } from '@izvilina/kernel/game.ts';
import type { Step } from '@izvilina/protocol/messages.ts';
import { HURRY } from '@izvilina/protocol/pace.ts';
import type { Sound } from '../../kit/device/sound.ts';
import { createStore, type Store } from '../../kit/store.ts';
import type { StageClock } from './stage-clock.ts';

/** More pictures than this waiting: the player was away, show how it stands. */
const TOO_MANY = 90;
/** From here on the pictures hurry. */
const MANY = 26;

/** One picture and how long it stays. */
export interface Frame<Scene, H extends Happening> {
  readonly scene: Scene;
  readonly hold: number;
  readonly sound: Sound | null;
  /** What this picture tells; the line of «what just happened» shows it. */
  readonly happened: readonly H[];
}

export interface Stage<V extends View, Scene, H extends Happening> {
  /** The view the pictures have come to: older than the newest while there is still something to show. */
  readonly view: V;
  readonly scene: Scene;
  /** What the picture on show tells; nothing at rest. */
  readonly happened: readonly H[];
  /** At rest the scene is exactly the view. */
  readonly resting: boolean;
}

/** How a game turns views and events into pictures. Constant, made once per game. */
export interface Direction<V extends View, Scene, H extends Happening> {
  sceneOf(view: V, seat: number | null): Scene;
  framesOf(from: Scene, happened: readonly H[], seat: number | null): readonly Frame<Scene, H>[];
  /** Other eyes, other hands: what the last player held is no longer to be seen. */
  cover(scene: Scene): Scene;
}

/** What a table is given to show. */
export interface Shown<V extends View, H extends Happening> {
  readonly view: V;
  readonly seq: number;
  readonly steps: readonly Step<H>[];
  readonly seat: number | null;
}

/** The picture at the end: the view itself. */
interface Rest<V extends View, Scene, H extends Happening> extends Frame<Scene, H> {
  readonly view: V;
}

export interface StagePorts {
  readonly clock: StageClock;
  /** Runs ahead of every change of picture, to measure where things are. */
  readonly before: () => void;
  readonly play: (sound: Sound) => void;
  /** Nobody looks: there is nothing to play out. */
  readonly isHidden: () => boolean;
}

export interface StagePlayer<V extends View, Scene, H extends Happening>
  extends Pick<Store<Stage<V, Scene, H>>, 'get' | 'subscribe'> {
  show(next: Shown<V, H>): void;
  /** My clock is running and short: the pictures must not eat it. */
  hurry(hurried: boolean): void;
  /** Whoever has seen enough: on to how it stands. */
  skip(): void;
  stop(): void;
}

/** Plays the steps one picture at a time and always ends at the newest view. */
export function createStage<V extends View, Scene, H extends Happening>(
  first: Shown<V, H>,
  { sceneOf, framesOf, cover }: Direction<V, Scene, H>,
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
    // News while older news is still being shown: show at once how that ended.
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
      // The same moment again (a clock, a second look) must not cut the pictures short.
      if (seq === known.seq && seat === known.seat && cancel !== null) {
        queue.splice(-1, 1, restAt(shown));
        last = sceneOf(view, seat);
        return;
      }
      const fresh = steps.filter((step) => step.seq > known.seq && step.seq <= seq);
      const isWhole = fresh.length > 0 && fresh.length === seq - known.seq;
      if (!isWhole) queue = [];
      if (known.seat !== seat) last = cover(last);
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
