/** In the protocol's order, which tracks, points and tiles follow. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** A colour inside the rules: its index in `COLOURS`. */
export type ColourId = number;

export const colourId = (colour: Colour): ColourId => COLOURS.indexOf(colour);
export const colourOf = (id: ColourId): Colour => COLOURS[id] as Colour;
