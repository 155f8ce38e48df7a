import { SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';

/** Keys by position (`event.code`), independent of the keyboard layout. Top, right, bottom, left. */
type Four = readonly [string, string, string, string];

interface KeySet {
  readonly codes: Four;
  /** What is printed on the caps. */
  readonly caps: Four;
}

export const KEY_SETS: readonly KeySet[] = [
  { codes: ['KeyW', 'KeyD', 'KeyS', 'KeyA'], caps: ['W', 'D', 'S', 'A'] },
  { codes: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], caps: ['↑', '→', '↓', '←'] },
  { codes: ['KeyI', 'KeyL', 'KeyK', 'KeyJ'], caps: ['I', 'L', 'K', 'J'] },
  { codes: ['Numpad8', 'Numpad6', 'Numpad2', 'Numpad4'], caps: ['8', '6', '2', '4'] },
];

export const ON_ONE_SCREEN = KEY_SETS.length;

/** The player (index among `sharing`) and slot of a key; null for other keys. A single player has all sets. */
export function keyOf(code: string, sharing: number): { readonly player: number; readonly slot: Slot } | null {
  const usual = code === 'Numpad5' ? 'Numpad2' : code;
  for (const [set, { codes }] of KEY_SETS.entries()) {
    const at = codes.indexOf(usual);
    if (at < 0) continue;
    const player = sharing === 1 ? 0 : set;
    return player < sharing ? { player, slot: SLOTS[at] as Slot } : null;
  }
  return null;
}
