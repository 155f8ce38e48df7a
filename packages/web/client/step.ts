import type { Happening } from '@izvilina/kernel/game.ts';

/** What happened in one event, as this viewer may know it. */
export interface Step<H extends Happening = Happening> {
  readonly seq: number;
  readonly happened: readonly H[];
}
