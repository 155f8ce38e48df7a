import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { play } from '../../sound.ts';
import type { Step } from '../module.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Frame, framesOf } from './script.ts';

/** More pictures than this waiting: the player was away, show how it stands. */
const TOO_MANY = 90;
/** From here on the telling hurries. */
const MANY = 26;
const HURRY = 0.4;

export interface Stage {
  /** The view the telling has come to: older than the newest while there is still something to tell. */
  readonly view: CowView;
  readonly scene: Scene;
  /** What the picture on show tells; nothing at rest. */
  readonly told: readonly CowHappening[];
  /** At rest the scene is exactly the view. */
  readonly resting: boolean;
}

interface StageProps {
  readonly view: CowView;
  readonly seq: number;
  readonly steps: readonly Step[];
  readonly seat: number | null;
  /** My clock is running and short: the telling must not eat it. */
  readonly hurried: boolean;
}

/** The picture at the end of a telling: the view itself. */
interface Rest extends Frame {
  readonly view: CowView;
}

const rest = (view: CowView, seat: number | null): Rest => ({
  view,
  scene: sceneOf(view, seat),
  hold: 0,
  sound: null,
  told: [],
});

/** Plays the steps one picture at a time and always ends at the newest view. `before` runs ahead of every change. */
export function useStage({ view, seq, steps, seat, hurried }: StageProps, before: () => void): Stage {
  const [shown, setShown] = useState<Frame>(() => rest(view, seat));
  const [settled, setSettled] = useState(view);
  const [resting, setResting] = useState(true);
  const hurry = useRef(hurried);
  hurry.current = hurried;
  const newest = useRef({ view, seq, seat });
  const queue = useRef<(Frame | Rest)[]>([]);
  const last = useRef<Scene>(shown.scene);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const show = useCallback(
    (frame: Frame | Rest) => {
      before();
      setShown(frame);
      if ('view' in frame) setSettled(frame.view);
      if (frame.sound) play(frame.sound);
    },
    [before],
  );

  const next = useCallback(() => {
    timer.current = null;
    if (queue.current.length > TOO_MANY || document.hidden) queue.current = queue.current.slice(-1);
    const frame = queue.current.shift();
    if (!frame) return setResting(true);
    show(frame);
    const hold = hurry.current || queue.current.length > MANY ? frame.hold * HURRY : frame.hold;
    timer.current = setTimeout(next, hold);
  }, [show]);

  useEffect(() => {
    const known = newest.current;
    if (known.view === view && known.seat === seat) return;
    const fresh = steps.filter((step) => step.seq > known.seq && step.seq <= seq);
    newest.current = { view, seq, seat };
    const told = fresh.length > 0 && fresh.length === seq - known.seq;
    if (!told) queue.current = [];
    // Other eyes, other hands: what the last player held is no longer to be seen.
    if (known.seat !== seat) last.current = { ...last.current, hand: [], picked: null };
    const waiting = queue.current.length;
    for (const step of told ? fresh : []) {
      const frames = framesOf(last.current, step.happened as readonly CowHappening[], seat);
      queue.current.push(...frames);
      last.current = frames.at(-1)?.scene ?? last.current;
    }
    // News while older news is still being told: show at once how that ended.
    const isNews = queue.current.slice(waiting).some((frame) => frame.hold > 0);
    const isBehind = queue.current.slice(0, waiting).some((frame) => frame.hold > 0);
    if (isNews && isBehind) queue.current.splice(0, waiting - 1);
    queue.current.push(rest(view, seat));
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
