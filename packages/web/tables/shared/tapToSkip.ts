import { useEffect } from 'react';

/** A finger that stays shorter and moves less than this has tapped; otherwise it drags or looks around. */
const TAP = { ms: 350, px: 10 } as const;
/** What has a use of its own is not a tap on the table. */
const USED = 'button, a, input, select, textarea, label, dialog, [role="button"]';

/** While pieces move, a tap beside all buttons shows at once how it ends. */
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
