import { useEffect } from 'react';

/** A touch shorter than `ms` that moves less than `px` is a tap; otherwise it drags or looks around. */
const TAP = { ms: 350, px: 10 } as const;
/** Interactive elements handle their own taps; those do not count as taps on the table. */
const USED = 'button, a, input, select, textarea, label, dialog, [role="button"]';

/** While pieces move, a tap beside all interactive elements skips to the end of the animation. */
export function useTapToSkip(isMoving: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isMoving) return;
    let down: PointerEvent | null = null;
    const onDown = (event: PointerEvent) => {
      down = event;
    };
    const onUp = (event: PointerEvent) => {
      const start = down;
      down = null;
      if (start && isTap(start, event) && isFree(event.target)) skip();
    };
    addEventListener('pointerdown', onDown);
    addEventListener('pointerup', onUp);
    return () => {
      removeEventListener('pointerdown', onDown);
      removeEventListener('pointerup', onUp);
    };
  }, [isMoving, skip]);
}

const isTap = (down: PointerEvent, up: PointerEvent): boolean =>
  down.isPrimary &&
  up.timeStamp - down.timeStamp < TAP.ms &&
  Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) < TAP.px;

const isFree = (target: EventTarget | null): boolean => target instanceof Element && target.closest(USED) === null;
