import type { Happening, View } from '@izvilina/kernel/game.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Step } from '../../client/step.ts';
import { play, type Sound } from '../../kit/sound.ts';

/** More pictures than this waiting: the player was away, show how it stands. */
const TOO_MANY = 90;
/** From here on the telling hurries. */
const MANY = 26;
const HURRY = 0.4;

/** One picture of the telling and how long it stays. */
export interface Frame<Scene, H extends Happening> {
  readonly scene: Scene;
  readonly hold: number;
  readonly sound: Sound | null;
  /** What this picture tells; the line of «what just happened» shows it. */
  readonly told: readonly H[];
}

export interface Stage<V extends View, Scene, H extends Happening> {
  /** The view the telling has come to: older than the newest while there is still something to tell. */
  readonly view: V;
  readonly scene: Scene;
  /** What the picture on show tells; nothing at rest. */
  readonly told: readonly H[];
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

interface StageProps<V extends View, H extends Happening> {
  readonly view: V;
  readonly seq: number;
  readonly steps: readonly Step<H>[];
  readonly seat: number | null;
  /** My clock is running and short: the telling must not eat it. */
  readonly hurried: boolean;
}

/** The picture at the end of a telling: the view itself. */
interface Rest<V extends View, Scene, H extends Happening> extends Frame<Scene, H> {
  readonly view: V;
}

/** Plays the steps one picture at a time and always ends at the newest view. `before` runs ahead of every change. */
export function useStage<V extends View, Scene, H extends Happening>(
  { view, seq, steps, seat, hurried }: StageProps<V, H>,
  direction: Direction<V, Scene, H>,
  before: () => void,
): Stage<V, Scene, H> {
  const { sceneOf, framesOf, cover } = direction;
  const rest = (): Rest<V, Scene, H> => ({ view, scene: sceneOf(view, seat), hold: 0, sound: null, told: [] });
  const [shown, setShown] = useState<Frame<Scene, H>>(rest);
  const [settled, setSettled] = useState(view);
  const hurry = useRef(hurried);
  hurry.current = hurried;
  const [resting, setResting] = useState(true);
  const newest = useRef({ view, seq, seat });
  const queue = useRef<(Frame<Scene, H> | Rest<V, Scene, H>)[]>([]);
  const last = useRef<Scene>(shown.scene);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const next = useCallback(() => {
    timer.current = null;
    if (queue.current.length > TOO_MANY || document.hidden) queue.current = queue.current.slice(-1);
    const frame = queue.current.shift();
    if (!frame) return setResting(true);
    before();
    setShown(frame);
    if ('view' in frame) setSettled(frame.view);
    if (frame.sound) play(frame.sound);
    const hold = hurry.current || queue.current.length > MANY ? frame.hold * HURRY : frame.hold;
    timer.current = setTimeout(next, hold);
  }, [before]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `rest` is made of `view` and `seat`.
  useEffect(() => {
    const known = newest.current;
    if (known.view === view && known.seat === seat) return;
    const fresh = steps.filter((step) => step.seq > known.seq && step.seq <= seq);
    newest.current = { view, seq, seat };
    // The same moment told again (a clock, a second look) must not cut the telling short.
    if (seq === known.seq && seat === known.seat && timer.current !== null) {
      queue.current.splice(-1, 1, rest());
      last.current = sceneOf(view, seat);
      return;
    }
    const told = fresh.length > 0 && fresh.length === seq - known.seq;
    if (!told) queue.current = [];
    if (known.seat !== seat) last.current = cover(last.current);
    const waiting = queue.current.length;
    for (const step of told ? fresh : []) {
      const frames = framesOf(last.current, step.happened, seat);
      queue.current.push(...frames);
      last.current = frames.at(-1)?.scene ?? last.current;
    }
    // News while older news is still being told: show at once how that ended.
    const isNews = queue.current.slice(waiting).some((frame) => frame.hold > 0);
    const isBehind = queue.current.slice(0, waiting).some((frame) => frame.hold > 0);
    if (isNews && isBehind) queue.current.splice(0, waiting - 1);
    queue.current.push(rest());
    last.current = sceneOf(view, seat);
    setResting(false);
    if (!told && timer.current !== null) clearTimeout(timer.current);
    if (!told || timer.current === null) next();
  }, [view, seq, steps, seat, next]);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );

  return { view: settled, scene: shown.scene, told: shown.told, resting };
}
