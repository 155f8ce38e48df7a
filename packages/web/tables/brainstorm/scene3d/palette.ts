import { useEffect, useState } from 'react';
import { markColour } from '../../../pieces/Mark.tsx';

/** The page's colours, read once per theme, so that the scene matches the rest of the table. */
export interface Palette {
  readonly dark: boolean;
  readonly small: string;
  readonly medium: string;
  readonly large: string;
  readonly burner: string;
  readonly red: string;
  readonly black: string;
  readonly white: string;
  readonly wood: string;
  readonly knob: string;
  readonly paper: string;
  readonly cutEdge: string;
  readonly lamp: string;
  readonly signal: string;
  readonly displayFont: string;
  /** By seat. */
  readonly players: readonly string[];
}

export const INK = '#1d1a26';
export const CHALK = '#fffaf0';

const MOST_PLAYERS = 4;

function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    dark: document.documentElement.dataset.theme === 'dark',
    small: read('--net-small'),
    medium: read('--net-medium'),
    large: read('--net-large'),
    burner: read('--net-burner'),
    red: read('--die-red'),
    black: read('--die-black'),
    white: read('--die-white'),
    wood: read('--storm-table'),
    knob: read('--storm-knob'),
    paper: read('--paper'),
    cutEdge: read('--paper-edge'),
    lamp: read('--lamp'),
    signal: read('--vermilion'),
    displayFont: read('--font-display'),
    players: Array.from({ length: MOST_PLAYERS }, (_, seat) => read(markColour(seat).slice('var('.length, -1))),
  };
}

/** Read again when the page changes its theme. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(readPalette);
  useEffect(() => {
    const watcher = new MutationObserver(() => setPalette(readPalette()));
    watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watcher.disconnect();
  }, []);
  return palette;
}
