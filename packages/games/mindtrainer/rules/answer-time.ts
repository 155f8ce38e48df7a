import type { Millis } from '@izvilina/kernel/game.ts';

/** MT-R5: how long a word waits for the others' answers. Silence accepts it. */
export const ANSWER_MS: Millis = 60_000;
