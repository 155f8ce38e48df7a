import type { Colour } from '@izvilina/games/ingenious/pieces/colours.ts';
import { polygon, star } from '../../../pieces/geometry.ts';

const disc = (radius: number, turn: 0 | 1 = 0): string =>
  `M${radius} 0A${radius} ${radius} 0 1 ${turn}-${radius} 0A${radius} ${radius} 0 1 ${turn} ${radius} 0Z`;

/** IN-D1: six shapes in a 40 × 40 box round the origin; each can be recognised without its colour. */
export const SIGNS: Readonly<Record<Colour, string>> = {
  red: star(0, 0, 17, 8.4, 12),
  orange: polygon(0, 0, 16, 6, 30),
  yellow: `${star(0, 0, 17, 13, 24)}${disc(5)}`,
  green: disc(14),
  blue: star(0, 0, 17, 7.6, 6),
  purple: `${disc(15.5)}${disc(8.2, 1)}`,
};

export const inkOf = (colour: Colour): string => `var(--g-${colour})`;
