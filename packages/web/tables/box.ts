import type { GameFacts } from '@izvilina/games/facts.ts';
import type { Language, Words } from '@izvilina/kernel/game.ts';
import type { ComponentType, ReactNode } from 'react';

/**
 * Everything a game brings to the shelf: `tables/<slug>/box.tsx`, with its colours in `colours.css` beside it.
 * It is part of the first load, so it imports no rules and nothing of the table.
 */
export interface GameBox extends GameFacts {
  /** One sentence under the title. */
  readonly pitch: Words;
  /** How long a game takes. */
  readonly minutes: number;
  readonly cardboard: Cardboard;
  /** The words printed on the box, in the order in which `front` takes them. */
  readonly lettering: Readonly<Record<Language, Lettering>>;
  /** What is printed on the front: SVG in the box's own units. */
  readonly front: (lettering: Lettering) => ReactNode;
  /** Something left lying on top of the box. */
  readonly onTop?: (lettering: Lettering) => ReactNode;
  /** What the bots of this game are called, by seat: at least as many as may play. */
  readonly cast: Readonly<Record<Language, readonly string[]>>;
  /** How many bots «Играть» brings to the table. */
  readonly bots: number;
  /** A page to train alone, loaded when somebody opens it. */
  readonly practice?: () => Promise<{ readonly default: ComponentType }>;
  /** The options a table starts with where the device asks for the colour-blind aid. */
  readonly aid?: Readonly<Record<string, unknown>>;
}

export type Lettering = readonly string[];

/** The box itself, in pixels at its full size, and the colours of its three visible sides. */
export interface Cardboard {
  readonly width: number;
  readonly height: number;
  readonly front: string;
  readonly side: string;
  readonly top: string;
}
