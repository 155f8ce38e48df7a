import { BLANK, isTile, pointsOf, type Tile as TileKind } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { CSSProperties } from 'react';

/** Wide letters, set a little smaller so that the value fits into its corner. */
const WIDE = 'ЖМФЦШЩЪЫЮД';

/**
 * A wooden tile: its letter, with the value in the corner. A blank that stands for a letter shows it without a value.
 * Both are drawn by the style sheet; screen readers read the label of the element that contains the tile.
 */
export function Tile(props: {
  readonly tile: TileKind;
  /** The letter a blank stands for. */
  readonly as?: string | null | undefined;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
}) {
  const { tile, as, className = '', style } = props;
  const letter = tile === BLANK ? (as ?? '') : tile;
  const names = ['mt-tile', WIDE.includes(letter) && letter !== '' ? 'wide' : '', tile === BLANK ? 'joker' : ''];
  return (
    <span
      className={[...names, className].filter(Boolean).join(' ')}
      style={style}
      data-letter={letter}
      data-value={tile === BLANK ? '' : pointsOf(tile)}
    />
  );
}

/** The tile for a character of the board: a lower-case letter is a blank. */
export const tileFrom = (char: string): { readonly tile: TileKind; readonly as: string } =>
  isTile(char) ? { tile: char, as: char } : { tile: BLANK, as: char.toUpperCase() };
