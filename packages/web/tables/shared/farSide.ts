/** Whether the element is on a table turned to a player on the far side of the screen. */
export const isFarSide = (element: Element): boolean => element.closest('[data-far]') !== null;

interface Pressed {
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerType: string;
  readonly currentTarget: EventTarget;
}

/** Position of a dragged piece: `ahead` px further from its player than the finger, which hides what is under it. */
export function tipOf({ clientX, clientY, pointerType, currentTarget }: Pressed, ahead: number) {
  const far = currentTarget instanceof Element && isFarSide(currentTarget);
  return { x: clientX, y: clientY - (pointerType === 'mouse' ? 0 : far ? -ahead : ahead) };
}
