import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Camera } from './scene.ts';
import type { Size } from './useSize.ts';

export type Focus = NonNullable<Camera['focus']>;
export type Seen = Pick<BrainstormView, 'phase' | 'tiles' | 'rest' | 'box'>;

/** A field smaller than this shows closely what is played for (px). */
export const isNarrow = (size: Size | null): boolean => size !== null && (size.width < 560 || size.height < 380);

/** How much of the table is seen round the die then (mm). */
const CLOSE = 250;

/** On a small screen the camera goes to the die. */
export const focusOnDie = ({ rest }: Seen, size: Size | null): Focus | null =>
  rest && isNarrow(size) ? { at: rest.at, width: CLOSE, height: CLOSE } : null;
