import { combinedSeed } from '@izvilina/protocol/proof.ts';
import type { Page } from '@playwright/test';

/** The part of the seed of the page in this seat: sixteen equal bytes. */
const entropyOf = (seat: number): string => (seat + 1).toString(16).padStart(2, '0').repeat(16);

/** From now on this page uses its known part of the seed; its other random draws stay random. */
export async function bringEntropy(page: Page, seat: number): Promise<void> {
  await page.addInitScript((hex) => {
    const known = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint8Array) || array.length !== known.length) return draw(array);
      array.set(known);
      return array;
    };
  }, entropyOf(seat));
}

/** The seed of a table whose server was given its part (`test.use({ deal })`) and whose pages used theirs. */
export const seedOf = (deal: string, players: number): string =>
  combinedSeed(
    deal,
    Array.from({ length: players }, (_, seat) => entropyOf(seat)),
  );
