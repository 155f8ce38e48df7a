/** Bytes that may be held at one time. */
export interface ByteBudget {
  /** How to give them back; null when they do not fit. */
  take(bytes: number): (() => void) | null;
}

export function byteBudget(most: number): ByteBudget {
  let held = 0;
  return {
    take(bytes) {
      if (held + bytes > most) return null;
      held += bytes;
      return () => {
        held -= bytes;
      };
    },
  };
}
