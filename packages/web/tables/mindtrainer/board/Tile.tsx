import { BLANK, isTile, pointsOf, type Tile as TileKind } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { CSSProperties } from 'react';

/** Letters that need the whole width: set a little smaller so that the value has its corner. */
const WIDE = 'ЖМФЦШЩЪЫЮД';

/**
 * A wooden tile: its letter and what is printed in the corner. A blank that stands for a letter shows it without a value.
 * Printed by the style sheet: whoever listens is told by the label of whatever the tile lies on.
 */
export function Tile(props: {
  readonly tile: TileKind;
  /** What a blank stands for. */
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

/** The same from a character of the board: a small letter is a blank. */
export const tileFrom = (char: string): { readonly tile: TileKind; readonly as: string } =>
  isTile(char) ? { tile: char, as: char } : { tile: BLANK, as: char.toUpperCase() };
