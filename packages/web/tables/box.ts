import type { GameFacts } from '@izvilina/games/facts.ts';
import type { Language, Words } from '@izvilina/kernel/game.ts';
import type { ComponentType, ReactNode } from 'react';

/**
 * Everything a game provides for the shelf: `tables/<slug>/box.tsx`, with its colours in `colours.css` beside it. Part
 * of the first load, so it imports no rules and nothing of the table.
 */
export interface GameBox extends GameFacts {
  /** One sentence under the title. */
  readonly pitch: Words;
  /** Minutes that a game takes. */
  readonly minutes: number;
  readonly cardboard: Cardboard;
  /** The words printed on the box, in the order that `front` expects. */
  readonly lettering: Readonly<Record<Language, Lettering>>;
  /** The print on the front: SVG in the box's own units. */
  readonly front: (lettering: Lettering) => ReactNode;
  /** Something lying on top of the box. */
  readonly onTop?: (lettering: Lettering) => ReactNode;
  /** Names of this game's bots, by seat: at least as many as there may be players. */
  readonly cast: Readonly<Record<Language, readonly string[]>>;
  /** Number of bots that «Играть» brings. */
  readonly bots: number;
  /** A page to train alone, loaded when it is opened. */
  readonly practice?: () => Promise<{ readonly default: ComponentType }>;
  /** The first options of a table when the device's colour-blind aid is on. */
  readonly colourBlindOptions?: Readonly<Record<string, unknown>>;
}

export type Lettering = readonly string[];

/** The box itself, in pixels at full size, and the colours of its three visible sides. */
export interface Cardboard {
  readonly width: number;
  readonly height: number;
  readonly front: string;
  readonly side: string;
  readonly top: string;
}
