/** A budget of bytes that may be held at one time. */
export interface ByteBudget {
  /** Reserves bytes; returns the function that releases them, or null when they do not fit. */
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
