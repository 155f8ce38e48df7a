import { digest } from '@izvilina/kernel/json.ts';

/** A thought that depends only on the view. */
export const thoughtOf = (view: unknown) => ({
  move: null,
  value: 0,
  nodes: Number.parseInt(digest(view).slice(0, 8), 16),
  best: [],
});

export type ThoughtOfTest = ReturnType<typeof thoughtOf>;
