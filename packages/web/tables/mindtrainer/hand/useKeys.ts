import { useLayoutEffect } from 'react';
import type { Action, Arrow } from './choosing.ts';
import { letterOfKey } from './typing.ts';

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface Keys {
  readonly enabled: boolean;
  /** There are placed tiles on the board. */
  readonly placed: boolean;
  act(action: Action): void;
  readonly lay: (() => void) | null;
}

/** Keys anywhere on the page: letters place tiles, arrows move the cursor, Space turns the word, Enter plays it. */
export function useKeys({ enabled, placed, act, lay }: Keys): void {
  // A layout effect, so that a key pressed right after the rack becomes active is not lost.
  useLayoutEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog:modal')) return;
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const onControl = target instanceof Element && target.closest('button, a, [role="slider"]') !== null;
      const letter = letterOfKey(event);
      const arrow = ARROWS[event.key];
      if (arrow && !(onControl && target.closest('.mt-rack'))) act({ type: 'arrow', arrow });
      else if (letter) act({ type: 'letter', letter, blank: event.shiftKey });
      else if (event.key === 'Backspace' && placed) act({ type: 'back' });
      else if (event.key === 'Escape') act({ type: 'clear' });
      else if (event.key === ' ' && !onControl) act({ type: 'turn' });
      else if (event.key === 'Enter' && !onControl && placed) lay?.();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
