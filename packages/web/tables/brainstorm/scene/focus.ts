import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Camera } from './scene.ts';
import type { Size } from './useSize.ts';

export type Focus = NonNullable<Camera['focus']>;
export type Seen = Pick<BrainstormView, 'phase' | 'tiles' | 'rest' | 'box'>;

/** On a field smaller than this (px) the camera moves close to the die. */
const isNarrow = (size: Size | null): boolean => size !== null && (size.width < 560 || size.height < 380);

/** Size of the section of the table shown then (mm). */
const CLOSE = 250;

/** On a small screen the camera focuses on the die; otherwise null. */
export const focusOnDie = ({ rest }: Seen, size: Size | null): Focus | null =>
  rest && isNarrow(size) ? { at: rest.at, width: CLOSE, height: CLOSE } : null;
