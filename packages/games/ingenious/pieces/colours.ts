/** In the order of the protocol: tracks, points and tiles follow it. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** A colour inside the rules: its place in `COLOURS`. */
export type ColourId = number;

export const colourId = (colour: Colour): ColourId => COLOURS.indexOf(colour);
export const colourOf = (id: ColourId): Colour => COLOURS[id] as Colour;
