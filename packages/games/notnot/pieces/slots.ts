/** The four places of the cross, clockwise from the top; the top is up on every screen (NN-29). */
export const SLOTS = ['top', 'right', 'bottom', 'left'] as const;
export type Slot = (typeof SLOTS)[number];

/** Clockwise too, so that an arrow turns them by adding to the index. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where a direction points before the cross is turned. */
export const slotOf = (arrow: Direction): Slot => SLOTS[DIRECTIONS.indexOf(arrow)] as Slot;

/** NN-25: the place of a direction when `up` is this round's top. */
export const turned = (direction: Direction, up: Slot): Slot =>
  SLOTS[(DIRECTIONS.indexOf(direction) + SLOTS.indexOf(up)) % SLOTS.length] as Slot;

export const bySlot = <T>(of: (slot: Slot) => T): Readonly<Record<Slot, T>> => ({
  top: of('top'),
  right: of('right'),
  bottom: of('bottom'),
  left: of('left'),
});
