import { isMotionReduced } from '../../../kit/remembered/settings.ts';
import type { Point } from '../board/geometry.ts';

/** Animates a tile from an element to its place. `to` is its middle on the board. */
export function flyFrom(piece: SVGGElement, from: Element | null, to: Point): void {
  const screen = piece.ownerSVGElement?.getScreenCTM();
  if (!from || !screen || isMotionReduced()) return;
  const box = from.getBoundingClientRect();
  if (box.width === 0) return;
  const start = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(screen.inverse());
  const at = (share: number, lift: number, scale: number): Keyframe => {
    const x = start.x + (to.x - start.x) * share;
    const y = start.y + (to.y - start.y) * share - lift;
    return { transform: `translate(${x}px, ${y}px) scale(${scale}) translate(${-to.x}px, ${-to.y}px)` };
  };
  piece.animate(
    [
      { ...at(0, 0, 0.7), easing: 'cubic-bezier(0.3, 0.05, 0.3, 1)' },
      { ...at(0.94, 14, 1.2), offset: 0.72, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
      { ...at(1, 0, 0.97), offset: 0.9 },
      at(1, 0, 1),
    ],
    { duration: 480 },
  );
}

/** Animates a tile that was already held over its place: it only drops. */
export function dropOn(piece: SVGGElement, to: Point): void {
  if (isMotionReduced()) return;
  const at = (lift: number, scale: number): string =>
    `translate(${to.x}px, ${to.y - lift}px) scale(${scale}) translate(${-to.x}px, ${-to.y}px)`;
  piece.animate([{ transform: at(9, 1.14) }, { transform: at(0, 0.96), offset: 0.7 }, { transform: at(0, 1) }], {
    duration: 260,
    easing: 'cubic-bezier(0.4, 0, 0.6, 1)',
  });
}
