import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { Place } from '@izvilina/games/ingenious/moves/placements.ts';
import { type Axial, boardOf, RADII, SIDES } from '@izvilina/games/ingenious/pieces/board.ts';
import { COLOURS, type ColourId } from '@izvilina/games/ingenious/pieces/colours.ts';
import { TILES } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { NOTCHES } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { openPairs } from '@izvilina/games/ingenious/rules/opening.ts';
import { advanced } from '@izvilina/games/ingenious/rules/scoring.ts';
import { cellName } from '@izvilina/web/tables/ingenious/board/cursor.ts';
import { centre, short } from '@izvilina/web/tables/ingenious/board/geometry.ts';
import { inkOf } from '@izvilina/web/tables/ingenious/board/symbols.ts';
import { ru } from '@izvilina/web/tables/ingenious/words/words.ru.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../steps/lobby.ts';
import { byKeys, byMouse, type Press } from '../steps/press.ts';
import { type Best, bestPlace } from './best.ts';
import { BLANK } from './sight.ts';

export const TITLE = 'Просто гениально';

export const alone = async (page: Page): Promise<IngeniousTable> => {
  await page.goto('/');
  await boxOf(page, TITLE)
    .getByRole('button', { name: /^(В одиночку|Один)$/ })
    .click();
  return new IngeniousTable(page);
};

export type Question = 'tile' | 'swap' | 'over';

/** The table of «Просто гениально» as a player sees it. */
export class IngeniousTable {
  readonly page: Page;
  readonly press: Press;
  /** Whether this player has laid a tile: the first must be at a corner. */
  private isOpened: boolean;

  constructor(page: Page, press: Press = byMouse, { isOpened = false } = {}) {
    this.page = page;
    this.press = press;
    this.isOpened = isOpened;
  }

  get asked() {
    return this.page.locator('.ing .asked .q');
  }
  /** The score preview of the tile over the board. */
  get note() {
    return this.page.locator('.ing').getByRole('status');
  }
  get rack() {
    return this.page.locator('.ing-rack button');
  }
  get cells() {
    return this.page.locator('.ing .cells [role="button"]');
  }
  get lay() {
    return this.act(ru.lay);
  }
  get turn() {
    return this.act(ru.turn);
  }
  get skip() {
    return this.act(ru.skip);
  }
  get swap() {
    return this.act(ru.swap);
  }
  get keep() {
    return this.act(ru.keep);
  }
  get genius() {
    return this.page.locator('.ing .genius');
  }
  get toResult() {
    return this.page.locator('.to-result');
  }
  get places() {
    return this.page.getByRole('list', { name: 'Места' }).getByRole('listitem');
  }

  private act(name: string): Locator {
    return this.page.locator('.ing .acts').getByRole('button', { name, exact: true });
  }

  cell(at: Axial): Locator {
    return this.page.locator(`.ing .cells [aria-label^="${cellName(at)}, "]`);
  }

  /** Waits for a question to this player and returns it. */
  async question(): Promise<Question> {
    const mine = '.ing-rack button[aria-disabled="false"], .ing .acts .quiet, .to-result, .outcome';
    await this.page.locator(mine).first().waitFor({ timeout: 40_000 });
    if (await this.page.locator('.to-result, .outcome').first().isVisible()) return 'over';
    return (await this.swap.isVisible()) ? 'swap' : 'tile';
  }

  /** Answers one question; false when none are left. */
  async answer(): Promise<boolean> {
    const question = await this.question();
    if (question === 'over') return false;
    if (question === 'swap') await this.change();
    else await this.layBest();
    return true;
  }

  async change(): Promise<void> {
    await this.press(this.swap);
    await expect(this.swap).toBeHidden();
  }

  /** Lays the highest-scoring tile where it scores most. Resolves when everything is told. */
  async layBest(): Promise<void> {
    const { cells } = await this.aim();
    await this.confirm();
    await this.cell(cells[0]).and(this.page.locator(TAKEN)).waitFor();
    await this.page.locator('.ing[data-rest="true"]').waitFor();
    this.isOpened = true;
  }

  protected confirm(): Promise<void> {
    return this.press(this.lay);
  }

  /** Holds the best tile over the board without laying it. Checks that the note promises what the markers will move. */
  async aim(): Promise<Place> {
    const { place, halves } = bestSeen(await this.labels(this.cells), await this.labels(this.rack), this.isOpened);
    const panel = this.page.locator('.ing-panel.mine');
    const before = (await panel.locator('td.n').allTextContents()).map((marker) => Number.parseInt(marker, 10));
    const isAlone = (await panel.locator('table.double').count()) > 0;
    const after = advanced(before, halves, isAlone ? 'solo' : 'standard');
    const reached = COLOURS.filter((_, id) => after[id] === NOTCHES && (before[id] ?? NOTCHES) < NOTCHES);
    await this.hold(place);
    const note = (await this.note.textContent()) ?? '';
    if (reached.length > 0 && !isAlone) expect(note).toBe(ru.oneMore(reached));
    else expect(pointsIn(note)).toBe(sum(after) - sum(before));
    return place;
  }

  /** Holds this placement: takes the tile, moves it to its first cell, turns it until both halves are right. */
  async hold(place: Place): Promise<void> {
    const slot = this.page.locator(`.ing-rack button[aria-label$=": ${ru.tile(place.tile)}"]`).first();
    await this.take(slot);
    await this.carry(place.cells[0]);
    const wanted = drawnAs(place);
    for (let turns = 0; turns < 2 * SIDES && (await this.held()) !== wanted; turns++) await this.turnOnce();
    expect(await this.held()).toBe(wanted);
  }

  protected take(tile: Locator): Promise<void> {
    return this.press(tile);
  }

  protected carry(at: Axial): Promise<void> {
    return this.press(this.cell(at));
  }

  protected turnOnce(): Promise<void> {
    return this.press(this.turn);
  }

  /** The two symbols over the board and where they are drawn. */
  private held(): Promise<string> {
    return this.page.locator('.ing .ghost > path[transform]').evaluateAll((signs) =>
      signs
        .map((sign) => `${sign.getAttribute('fill')} ${sign.getAttribute('transform')?.replace(/ scale.*/, '')}`)
        .sort()
        .join(),
    );
  }

  /** Makes the move a test has decided on. */
  async make(move: Move): Promise<void> {
    if (move.type !== 'place') return this.press(this[move.type]);
    await this.hold(move);
    await this.confirm();
  }

  labels(which: Locator): Promise<string[]> {
    return which.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  }

  async playAll(): Promise<void> {
    while (await this.answer());
  }

  async playOut(): Promise<void> {
    await this.playAll();
    await this.seeResult();
  }

  /** Opens the result by its button, unless the page has gone there by itself. */
  async seeResult(): Promise<void> {
    const result = this.page.getByRole('list', { name: 'Места' });
    await expect(this.toResult.or(result)).toBeVisible();
    if (await this.toResult.isVisible()) await this.press(this.toResult).catch(() => undefined);
    await expect(result).toBeVisible();
  }

  /** On the result page: «1 Марта 6», the best first. */
  standings(): Promise<string[]> {
    return this.places.evaluateAll((all) =>
      all
        .map((one) =>
          [...one.querySelectorAll('.n [aria-hidden], b, strong')].map((part) => part.textContent).join(' '),
        )
        .sort(),
    );
  }
}

/** Checks that no button covers the text at the near edge. */
export async function wordsAndButtonsApart(page: Page): Promise<void> {
  const covered = page.locator('.ing-near').evaluate((near) => {
    const said = document.createRange();
    return [...near.querySelectorAll('.asked > *')].flatMap((words) => {
      said.selectNodeContents(words);
      const text = said.getBoundingClientRect();
      const crosses = (one: DOMRect) =>
        one.left < text.right && text.left < one.right && one.top < text.bottom && text.top < one.bottom;
      const buttons = [...near.querySelectorAll('.acts button')];
      return buttons.some((button) => crosses(button.getBoundingClientRect())) ? [words.textContent] : [];
    });
  });
  expect(await covered).toEqual([]);
}

/** The same by keyboard only: digits, arrows, Enter. */
export class IngeniousByKeys extends IngeniousTable {
  constructor(page: Page, begun = { isOpened: false }) {
    super(page, byKeys(page), begun);
  }

  protected override async take(tile: Locator): Promise<void> {
    await expect(tile).toHaveAttribute('aria-disabled', 'false'); // the last turn may still be being told
    await this.page.keyboard.press(((await tile.getAttribute('aria-label')) ?? '').charAt(0));
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  }

  protected override async carry(to: Axial): Promise<void> {
    const [column, row] = placeOf(cellName(to));
    for (let steps = 0, at = await this.cursor(); at.join() !== `${column},${row}`; at = await this.cursor(), steps++) {
      if (steps > 2 * LONGEST_WALK) throw new Error(`the cursor does not get to ${column}${row}`);
      const key =
        at[0] !== column ? (at[0] < column ? 'ArrowRight' : 'ArrowLeft') : at[1] < row ? 'ArrowDown' : 'ArrowUp';
      await this.page.keyboard.press(key);
    }
  }

  protected override turnOnce(): Promise<void> {
    return this.page.keyboard.press('r');
  }

  protected override confirm(): Promise<void> {
    return this.page.keyboard.press('Enter');
  }

  private async cursor(): Promise<readonly [string, number]> {
    return placeOf(nameIn((await this.page.locator('.ing .cell:focus').getAttribute('aria-label')) ?? ''));
  }
}

const LONGEST_WALK = 15;
const placeOf = (name: string): readonly [string, number] => [name.charAt(0), Number(name.slice(1))];

/** «f4, красный». */
const nameIn = (label: string): string => label.slice(0, label.indexOf(','));
const wordsIn = (label: string): string => label.slice(label.indexOf(',') + 2);

const TAKEN = BLANK.map((ending) => `:not([aria-label$="${ending}"])`).join('');

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const pointsIn = (note: string): number =>
  [...note.matchAll(/\+(\d+)/g)].reduce((sum, [, points]) => sum + Number(points), 0);

/** The symbols of a placed tile as the board draws them. */
const drawnAs = ({ tile, cells }: Place): string =>
  tile
    .map((colour, half) => {
      const { x, y } = centre(cells[half] as Axial);
      return `${inkOf(colour)} translate(${short(x)} ${short(y)})`;
    })
    .sort()
    .join();

const COLOUR_WORDS = COLOURS.map((colour) => ru.colour[colour]);
const TILE_WORDS = TILES.map(ru.tile);

/** The best placement, computed from the accessible names of board and rack. */
function bestSeen(cells: readonly string[], rack: readonly string[], opened: boolean): Best {
  const board = boardOf(RADII.find((radius) => boardOf(radius).size === cells.length) ?? RADII[0]);
  const grid = cells.map((label): ColourId | null => {
    const colour = COLOUR_WORDS.indexOf(wordsIn(label));
    return colour < 0 ? null : colour;
  });
  const tiles = rack.map((label) => TILE_WORDS.indexOf(label.replace(/^\d: /, '')));
  return bestPlace(board, grid, tiles, openPairs(board, grid, { phase: 'place', turn: 0, opened: [opened] }));
}
