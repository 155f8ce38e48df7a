import type { Slug } from '@izvilina/games/registry.ts';
import type { GameBox } from './box.ts';
import { box as brainstorm } from './brainstorm/box.tsx';
import { box as cow006 } from './cow006/box.tsx';
import { box as ingenious } from './ingenious/box.tsx';
import { box as mindtrainer } from './mindtrainer/box.tsx';
import { box as notnot } from './notnot/box.tsx';
import { TABLES } from './registry.ts';

/** All boxes, in the order of the shelf. */
const BY_SLUG: Readonly<Record<Slug, GameBox>> = { cow006, ingenious, mindtrainer, notnot, brainstorm };

export const BOXES: readonly GameBox[] = Object.values(BY_SLUG);

/** Undefined for an unknown slug, which may come from an address or from another version. */
export const boxOf = (slug: string): GameBox | undefined => BOXES.find((box) => box.slug === slug);

/** Whether the game's table exists; if not, the box says «скоро». */
export const isReady = ({ slug }: Pick<GameBox, 'slug'>): boolean => tableOf(slug) !== null;

/** Loader of a table; null when there is none (yet). */
export const tableOf = (slug: string): (typeof TABLES)[Slug] =>
  Object.hasOwn(TABLES, slug) ? TABLES[slug as Slug] : null;
