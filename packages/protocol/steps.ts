import type { Push, Step } from './messages.ts';

/** The steps of a push, each with its happenings. */
export const stepsOf = ({ steps, view }: Extract<Push, { type: 'view' }>): readonly Step[] =>
  steps.map(({ seq, happened = view.happened }) => ({ seq, happened }));
