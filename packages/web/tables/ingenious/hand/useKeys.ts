import { useLayoutEffect } from 'react';
import type { Slots } from './slots.ts';
import type { Choice } from './useChoice.ts';

/**
 * Keys anywhere on the page: digits take a tile, R turns it, F swaps its halves, Escape puts it back. Codes instead of
 * letters, so that they work with any keyboard layout.
 */
export function useKeys(choice: Choice, slots: Slots, takeOver: (slot: number) => void): void {
  // A layout effect, so that a key pressed right after the rack becomes active is not lost.
  useLayoutEffect(() => {
    if (!choice.placing) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog:modal')) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1];
      if (digit && /^[1-6]$/.test(event.key) && slots[Number(digit) - 1]) takeOver(Number(digit) - 1);
      else if (event.code === 'KeyR') choice.turn(event.shiftKey ? -1 : 1);
      else if (event.code === 'KeyF') choice.flip();
      else if (event.key === 'Escape') choice.drop();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
