import type { Slug } from '@izvilina/games/registry.ts';
import type { Adapter } from './adapter.ts';
import { adapter as brainstorm } from './brainstorm.ts';
import { adapter as cow006 } from './cow006.ts';
import { adapter as ingenious } from './ingenious.ts';
import { adapter as mindtrainer } from './mindtrainer.ts';
import { adapter as notnot } from './notnot.ts';

/** Null: the box still says «скоро». */
export const ADAPTERS: Readonly<Record<Slug, Adapter | null>> = {
  cow006,
  ingenious,
  mindtrainer,
  notnot,
  brainstorm,
};
