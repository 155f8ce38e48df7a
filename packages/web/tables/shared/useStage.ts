import type { Happening, View } from '@izvilina/kernel/game.ts';
import { useEffect, useRef, useState } from 'react';
import { play } from '../../kit/device/sound.ts';
import { useStore } from '../../kit/store.ts';
import { useTellReached } from './reached.ts';
import { createStage, type Direction, type Shown, type Stage } from './stage.ts';
import { pageClock } from './stage-clock.ts';
import { useTapToSkip } from './tapToSkip.ts';

interface StageProps<V extends View, H extends Happening> extends Shown<V, H> {
  /** The player's clock is running and short: animations must not use it up. */
  readonly hurried: boolean;
}

/** The table's stage on this page. `before` runs before every change of scene. */
export function useStage<V extends View, Scene, H extends Happening>(
  props: StageProps<V, H>,
  direction: Direction<V, Scene, H>,
  before: () => void,
): Stage<V, Scene, H> {
  const { view, seq, steps, seat, hurried } = props;
  const measure = useRef(before);
  measure.current = before;
  const [stage] = useState(() =>
    createStage(props, direction, {
      clock: pageClock(),
      before: () => measure.current(),
      play,
      isHidden: () => document.hidden,
    }),
  );
  useEffect(() => stage.hurry(hurried), [stage, hurried]);
  useEffect(() => stage.show({ view, seq, steps, seat }), [stage, view, seq, steps, seat]);
  useEffect(() => stage.stop, [stage]);
  const shown = useStore(stage);
  useTellReached(shown.view);
  useTapToSkip(!shown.resting, stage.skip);
  // A view that has just come has not been told yet: nothing may be said of it before its frames begin.
  return shown.resting && shown.view !== view ? { ...shown, resting: false } : shown;
}
