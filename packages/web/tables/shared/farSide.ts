/** Whether this lies on a table that is turned to whoever sits on the far side of the screen. */
export const isFarSide = (element: Element): boolean => element.closest('[data-far]') !== null;

interface Pressed {
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerType: string;
  readonly currentTarget: EventTarget;
}

/** Where a dragged piece is. A finger hides what is under it: the piece runs so far ahead of it, away from its player. */
export function tipOf({ clientX, clientY, pointerType, currentTarget }: Pressed, ahead: number) {
  const far = currentTarget instanceof Element && isFarSide(currentTarget);
  return { x: clientX, y: clientY - (pointerType === 'mouse' ? 0 : far ? -ahead : ahead) };
}
