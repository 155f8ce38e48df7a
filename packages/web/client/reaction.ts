/**
 * Measures a reaction time on this device: from the frame in which something became visible to the touch. A change is
 * drawn in the first frame after it and is on the screen by the second.
 */
export interface Stopwatch {
  /** Call right after the render that shows the change (`useLayoutEffect`). */
  start(): void;
  /** Milliseconds until the time stamp of this `pointerdown` or `keydown`; null if nothing was visible yet. */
  read(event: Pick<Event, 'timeStamp'>): number | null;
  /** Forgets what is being measured. */
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
