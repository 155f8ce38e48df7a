import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/loading/lazyPart.tsx';
import { usePause } from '../../kit/pause.ts';
import { isCoached } from '../../kit/remembered/coaching.ts';
import type { CoachProps } from './useCoach.ts';
import './coach.css';

// Loaded on demand: only a first game needs it.
const CoachStrip = lazyPart(() => import('./CoachStrip.tsx'));

/** The notes of a first game; nothing in any later one. */
export function Coach(props: CoachProps & { readonly playersHere: number }) {
  const { playersHere, ...coached } = props;
  // Decided when the table opens: the strip keeps its place until the player leaves, so that nothing jumps.
  const [isFirst] = useState(() => playersHere > 0 && isCoached(coached.game));
  if (!isFirst) return null;
  // A race waits for the opening notes with one player only: several at one screen say when they are ready.
  const isAwaited = coached.simultaneous && playersHere === 1;
  return (
    <Suspense fallback={<CoachComing isAwaited={isAwaited} />}>
      <CoachStrip {...coached} isAwaited={isAwaited} />
    </Suspense>
  );
}

/** Keeps the place of the strip while its code loads; a race waits for it. */
function CoachComing({ isAwaited }: { readonly isAwaited: boolean }) {
  usePause(isAwaited);
  return <aside className="coach" />;
}
