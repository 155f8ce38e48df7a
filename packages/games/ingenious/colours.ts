/** In the order of the protocol: tracks, points and tiles follow it. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** IN-D1: every colour is a shape too, so that nobody has to tell them apart by colour alone. */
export const SYMBOLS: Readonly<Record<Colour, string>> = {
  red: '12-pointed star',
  orange: 'hexagon',
  yellow: '24-pointed star',
  green: 'disc',
  blue: '6-pointed star',
  purple: 'ring',
};

/** A colour inside the rules: its place in `COLOURS`. */
export type ColourId = number;

export const colourId = (colour: Colour): ColourId => COLOURS.indexOf(colour);
export const colourOf = (id: ColourId): Colour => COLOURS[id] as Colour;
