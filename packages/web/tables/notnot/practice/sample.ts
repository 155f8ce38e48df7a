import type { Colour, Portal, Table } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Ink, Roll } from '@izvilina/games/notnot/pieces/dice.ts';
import type { Direction } from '@izvilina/games/notnot/pieces/slots.ts';
import type { Level } from '@izvilina/games/notnot/rules/levels.ts';
import { type Drill, drillOf } from './drill.ts';

const portal = (colour: Colour, background: Colour, arrow: Direction = 'up', lie = false): Portal => ({
  kind: 'portal',
  colour,
  background,
  arrow,
  lie,
});

const TABLE: Table = {
  top: portal('blue', 'yellow'),
  right: portal('red', 'green'),
  bottom: portal('yellow', 'white'),
  left: portal('red', 'blue'),
};
const INK: Ink = ['yellow', 'blue', 'green'];

/** A roll typical of each level: an odd number of НЕ, then turned sides, then a lie that adds one more НЕ. */
const ROLLS: Readonly<Record<Level, Roll>> = {
  discovery: ['left', 'red', 'nothing'],
  normal: ['left', 'red', 'not'],
  hard: ['left', 'yellow', 'notnot'],
  extreme: ['left', 'yellow', 'not'],
};
const DECK = 43;

/** The round shown as an example before the first roll. */
export function sampleDrill(level: Level): Drill {
  const turned = level === 'hard' || level === 'extreme' ? 'right' : 'up';
  const top = portal('white', 'red', turned, level === 'extreme');
  const options = { level, notNothing: 'any', answerMs: 8000 } as const;
  return drillOf(
    options,
    TABLE,
    Array.from({ length: DECK }, () => top),
    ROLLS[level],
    INK,
  );
}
