import { ru } from '@izvilina/web/tables/ingenious/words/words.ru.ts';
import { expect, type Page } from '@playwright/test';

/** What one page shows of a game at rest. Tiles are sorted: their order on a rack does not matter. */
export interface Sight {
  readonly asked: string;
  /** The accessible name of every cell, which says what is there. */
  readonly cells: readonly string[];
  /** The own rack, by the names of its buttons. */
  readonly rack: readonly string[];
  /** Every visible tile anywhere on the page, by its symbols, except for a rack shown by a swap. */
  readonly faces: readonly string[];
  /** The markers of the own side, then those of all others. */
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly shown: { readonly caption: string; readonly tiles: readonly string[] } | null;
}

/** The symbols of a tile as a `Sight` names them. */
export const faceOf = (colours: readonly string[]): string => colours.join('+');

/** The endings of a free cell's name. */
export const BLANK = [ru.cell('', null, false), ru.cell('', null, true)];
const isTaken = (cell: string): boolean => !BLANK.some((ending) => cell.endsWith(ending));

/**
 * Waits until the page has told everything up to this moment; then it must show exactly this. Moments are identified by
 * the question and the number of occupied cells.
 */
export async function shows(page: Page, wanted: Sight): Promise<void> {
  const moment = { asked: wanted.asked, taken: wanted.cells.filter(isTaken).length, blank: BLANK };
  const seen = await page.waitForFunction(look, moment, { timeout: PATIENCE });
  expect(await seen.jsonValue()).toEqual(wanted);
}
const PATIENCE = 20_000;

interface Moment {
  readonly asked: string;
  readonly taken: number;
  readonly blank: readonly string[];
}

/** Runs in the page; null until the page has reached the moment. */
function look({ asked, taken, blank }: Moment): Sight | null {
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const label = (element: Element) => element.getAttribute('aria-label') ?? '';
  const face = (tile: Element) =>
    all('path[fill^="var(--g-"]', tile)
      .map((sign) => /--g-(\w+)/.exec(sign.getAttribute('fill') ?? '')?.[1])
      .join('+');
  const faces = (selector: string) => all(selector).map(face).sort();
  const markers = (side: string) => all(`${side} td.n`).map((marker) => Number.parseInt(marker.textContent ?? '', 10));

  const cells = all('.ing[data-rest="true"] .cells [role="button"]').map(label);
  const filled = cells.filter((cell) => !blank.some((ending) => cell.endsWith(ending))).length;
  if (filled !== taken || text('.ing .asked .q') !== asked) return null;
  return {
    asked,
    cells,
    rack: all('.ing-rack button')
      .map((tile) => label(tile).replace(/^\d: /, ''))
      .sort(),
    faces: faces('.domino:not(:is(.shown-rack, .shown-line) .domino)'),
    mine: markers('.ing-panel.mine'),
    theirs: markers('.ing-panel:not(.mine)'),
    shown: document.querySelector('.shown-rack')
      ? { caption: text('.shown-rack figcaption'), tiles: faces('.shown-rack .domino') }
      : null,
  };
}
