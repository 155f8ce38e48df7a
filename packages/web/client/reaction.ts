/**
 * Measures a reaction on this device: from the frame in which something became visible to the touch. A change is drawn
 * in the first frame after it and on the screen by the second.
 */
export interface Stopwatch {
  /** Call when the state changed so that the page will show it: right after the render (`useLayoutEffect`). */
  start(): void;
  /** Milliseconds to the time stamp of a `pointerdown` or `keydown`; null before it was to be seen. */
  read(event: Pick<Event, 'timeStamp'>): number | null;
  /** Forgets what was shown. */
  stop(): void;
}

export function stopwatch(): Stopwatch {
  let frame = 0;
  let shown: number | null = null;
  const stop = () => {
    cancelAnimationFrame(frame);
    shown = null;
  };
  return {
    start() {
      stop();
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame((time) => {
          shown = time;
        });
      });
    },
    read: ({ timeStamp }) => (shown === null ? null : Math.max(0, timeStamp - shown)),
    stop,
  };
}
