import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../../kit/remembered/settings.ts';
import { isFarSide } from '../../shared/farSide.ts';
import type { Scene } from './scene.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly zone: string;
}

/**
 * Animates cards from their old position to the new one. Every card has `data-card`, and `data-from`, the `data-card`
 * to start from if the card itself was not on the table before. Call `remember` before the table changes.
 */
export function useFlight(root: RefObject<HTMLElement | null>, scene: Scene): { remember(): void } {
  const before = useRef<ReadonlyMap<string, Spot> | null>(null);
  const remember = useCallback(() => {
    before.current = root.current ? spotsIn(root.current) : null;
  }, [root]);

  useLayoutEffect(() => {
    const old = before.current;
    before.current = null;
    if (!old || !root.current || isMotionReduced() || scene === undefined) return;
    for (const element of cardsIn(root.current)) fly(element, old);
  }, [root, scene]);

  return { remember };
}

const cardsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-card]')].filter((element) => element.offsetWidth > 0);

const zoneOf = (element: HTMLElement): HTMLElement | null => element.closest<HTMLElement>('[data-zone]');

function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: element.offsetWidth,
    zone: zoneOf(element)?.dataset.zone ?? '',
  };
}

function spotsIn(root: HTMLElement): Map<string, Spot> {
  return new Map(cardsIn(root).map((element) => [element.dataset.card as string, spotOf(element)]));
}

function fly(element: HTMLElement, old: ReadonlyMap<string, Spot>): void {
  const from = old.get(element.dataset.card as string) ?? old.get(element.dataset.from ?? '');
  const to = spotOf(element);
  // CSS animates cards that move within the fan.
  if (!from || (from.zone === 'hand' && to.zone === 'hand')) return;
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  if (Math.hypot(dx, dy) < 2) return;
  const way = isFarSide(element) ? unturned(element, -dx, -dy) : unturned(element, dx, dy);
  const style = getComputedStyle(element);
  const zone = zoneOf(element);
  if (zone) zone.style.zIndex = '6';
  element.style.zIndex = '7';
  element.getAnimations().forEach((running) => {
    if (running.id === 'flight') running.cancel();
  });
  const flight = element.animate(
    [
      { transform: `translate(${way.x}px, ${way.y}px) scale(${from.width / to.width})` },
      { transform: `translate(${way.x * 0.4}px, ${way.y * 0.4 - 14}px) scale(${(from.width / to.width + 1.16) / 2})` },
      { transform: 'none' },
    ],
    { id: 'flight', duration: millis(style, '--d-slide') * 1.25, easing: style.getPropertyValue('--e-slide').trim() },
  );
  const land = () => {
    element.style.zIndex = '';
    if (zone) zone.style.zIndex = '';
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

const millis = (style: CSSStyleDeclaration, name: string): number => {
  const value = style.getPropertyValue(name).trim();
  return value.endsWith('ms') ? Number.parseFloat(value) : Number.parseFloat(value) * 1000;
};

/** The offset in the element's own coordinates: a card in the fan sits in a rotated `li`. */
function unturned(element: HTMLElement, dx: number, dy: number): { x: number; y: number } {
  const frame = element.closest('li');
  const { transform } = frame ? getComputedStyle(frame) : { transform: 'none' };
  if (transform === 'none') return { x: dx, y: dy };
  const back = new DOMMatrix(transform).inverse();
  return { x: back.a * dx + back.c * dy, y: back.b * dx + back.d * dy };
}
