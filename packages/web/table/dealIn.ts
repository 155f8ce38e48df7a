import { useLayoutEffect, useState } from 'react';
import { isMotionReduced } from '../kit/remembered/settings.ts';

const FLIGHT_MS = 420;
/** Delay between two pieces; shorter with many pieces, so that all have arrived in 1.2 s. */
const STAGGER_MS = 70;
const SPREAD_MS = 1_200 - FLIGHT_MS;

/**
 * At the start of a game its pieces fly from the far edge of the table to their places, one after another. Any touch or
 * key ends that, and so does the returned function.
 */
function dealIn(selector: string): () => void {
  const pieces = isMotionReduced() ? [] : [...document.querySelectorAll(selector)];
  const stagger = Math.min(STAGGER_MS, SPREAD_MS / pieces.length);
  const flights = pieces.map((piece, i) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const from = `${(innerWidth - width) / 2 - x}px ${-y - height}px`;
    return piece.animate(
      [{ translate: from, rotate: '-14deg' }, { translate: '0 0', rotate: '0deg', scale: 1.06, offset: 0.8 }, {}],
      {
        id: 'deal',
        duration: FLIGHT_MS,
        delay: i * stagger,
        easing: 'cubic-bezier(0.3, 0.05, 0.1, 1)',
        fill: 'backwards',
      },
    );
  });
  const end = () => {
    removeEventListener('pointerdown', end, true);
    removeEventListener('keydown', end, true);
    for (const flight of flights) flight.finish();
  };
  addEventListener('pointerdown', end, true);
  addEventListener('keydown', end, true);
  return end;
}

/** Deals the pieces in if the game is just beginning when the table opens. */
export function useDealIn(isBeginning: boolean, selector: string): void {
  const [pieces] = useState(isBeginning ? selector : null);
  useLayoutEffect(() => (pieces === null ? undefined : dealIn(pieces)), [pieces]);
}
