import {
  type Axial,
  type Board,
  boardOf,
  CELLS,
  cellAt,
  type Grid,
  RADII,
  SIDES,
} from '@izvilina/games/ingenious/board.ts';
import { COLOURS, type ColourId } from '@izvilina/games/ingenious/colours.ts';
import { pointsAt } from '@izvilina/games/ingenious/lines.ts';
import { cellName } from '@izvilina/web/tables/ingenious/cursor.ts';
import { ru } from '@izvilina/web/tables/ingenious/words.ru.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from './lobby.ts';
import { byKeys, byMouse, type Press } from './press.ts';

export const TITLE = 'Просто гениально';

/** A game has some forty tiles, and each is told for a second and a half: here the telling is twenty times as quick. */
export async function hasten(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONGEST = 2_000;
    const wait = window.setTimeout.bind(window);
    const soon = (run: TimerHandler, ms = 0, ...given: unknown[]) => wait(run, ms <= LONGEST ? ms / 20 : ms, ...given);
    window.setTimeout = soon as typeof window.setTimeout;
  });
}

export const alone = async (page: Page): Promise<IngeniousTable> => {
  await page.goto('/');
  await boxOf(page, TITLE)
    .getByRole('button', { name: /^(В одиночку|Один)$/ })
    .click();
  return new IngeniousTable(page);
};

/** Where a tile would score most. */
interface Best {
  readonly slot: number;
  readonly cell: string;
  readonly points: number;
  /** Every free place is offered: this is not the player's first tile. */
  readonly anywhere: boolean;
}

export type Question = 'tile' | 'swap' | 'over';

/** The table of «Просто гениально» as a player sees it. */
export class IngeniousTable {
  readonly page: Page;
  readonly press: Press;
  /** What has been asked of this player so far. */
  readonly seen = { tiles: 0, bonuses: 0, swaps: 0 };

  constructor(page: Page, press: Press = byMouse) {
    this.page = page;
    this.press = press;
  }

  get asked() {
    return this.page.locator('.ing .asked .q');
  }
  /** What the tile over the board would score. */
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
  get toResult() {
    return this.page.getByRole('button', { name: 'К итогам' });
  }
  get places() {
    return this.page.getByRole('list', { name: 'Места' }).getByRole('listitem');
  }

  private act(name: string): Locator {
    return this.page.locator('.ing .acts').getByRole('button', { name, exact: true });
  }

  cell(name: string): Locator {
    return this.page.locator(`.ing .cells [aria-label^="${name}, "]`);
  }

  tile(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^\\d: ${name}$`) });
  }

  /** What is asked of this player now, once anything is. */
  async question(): Promise<Question> {
    const mine = '.ing-rack button[aria-disabled="false"], .ing .acts .quiet, .to-result';
    await this.page.locator(mine).first().waitFor({ timeout: 40_000 });
    if (await this.toResult.isVisible()) return 'over';
    return (await this.swap.isVisible()) ? 'swap' : 'tile';
  }

  /** Answers one question; false when there are none left. */
  async answer(): Promise<boolean> {
    const question = await this.question();
    if (question === 'over') return false;
    if (question === 'swap') await this.change();
    else await this.layBest();
    return true;
  }

  async change(): Promise<void> {
    await this.press(this.swap);
    this.seen.swaps++;
    await expect(this.swap).toBeHidden();
  }

  /** Takes the tile that scores most to where it does; the table itself turns it the best way. Over when all is told. */
  async layBest(): Promise<void> {
    const bonus = await this.skip.isVisible();
    const { cell } = await this.aim();
    await this.confirm();
    const taken = ':not([aria-label$="свободно"], [aria-label$="сюда можно"])';
    await this.cell(cell).and(this.page.locator(taken)).waitFor();
    await this.page.locator('.ing[data-rest="true"]').waitFor();
    this.seen.tiles++;
    if (bonus) this.seen.bonuses++;
  }

  protected confirm(): Promise<void> {
    return this.press(this.lay);
  }

  /** Puts the best tile over the board, without laying it yet. */
  async aim(): Promise<Best> {
    if ((await this.rack.count()) > 1) await this.take(0);
    const best = bestOf(await this.labels(this.cells), await this.labels(this.rack));
    if (best.slot > 0) await this.take(best.slot);
    await this.carry(best.cell);
    // The first tile must lie at a free corner, which may forbid the best way round this cell.
    if (best.anywhere) await expect.poll(async () => pointsIn((await this.note.textContent()) ?? '')).toBe(best.points);
    return best;
  }

  protected take(slot: number): Promise<void> {
    return this.press(this.rack.nth(slot));
  }

  protected async carry(cell: string): Promise<void> {
    await this.press(this.cell(cell));
    await this.lay.waitFor();
  }

  /** Exactly so: turned until the table promises what was wanted. */
  async layAs(tile: string, cells: readonly [Axial, Axial], promise: string): Promise<void> {
    await this.press(this.tile(tile));
    await this.press(this.cell(cellName(cells[0])));
    const wanted = cells.map(cellName).sort();
    for (let turns = 0; turns < 2 * SIDES; turns++) {
      if ((await this.covered()).join() === wanted.join() && (await this.note.textContent())?.startsWith(promise))
        break;
      await this.press(this.turn);
    }
    expect(await this.covered()).toEqual(wanted);
    await expect(this.note).toHaveText(new RegExp(`^${promise.replaceAll('+', '\\+')}`));
    await this.press(this.lay);
  }

  /** The cells under the held tile: offered like the others, but with no dot. */
  private async covered(): Promise<string[]> {
    const labels = await this.labels(this.page.locator('.ing .cell:not(.open)[aria-disabled="false"]'));
    return labels.map(nameIn).sort();
  }

  private labels(which: Locator): Promise<string[]> {
    return which.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  }

  /** Everybody's six markers, a line for each side. */
  async tracks(): Promise<string[]> {
    const sides = this.page.locator('.ing-panel table');
    return (await sides.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()).sort();
  }

  /** Waits for this player's turn and plays all of it, bonuses and a swap included. */
  async playTurn(): Promise<void> {
    const goesOn: readonly (string | null)[] = [ru.asked.bonus, ru.asked.swap];
    do await this.answer();
    while (goesOn.includes(await this.asked.textContent()));
  }

  async playAll(): Promise<void> {
    while (await this.answer());
  }

  async playOut(): Promise<void> {
    await this.playAll();
    await this.press(this.toResult);
    await expect(this.page.getByRole('list', { name: 'Места' })).toBeVisible();
  }
}

/** The same without a mouse: digits, arrows, Enter. */
export class IngeniousByKeys extends IngeniousTable {
  constructor(page: Page) {
    super(page, byKeys(page));
  }

  protected override async take(slot: number): Promise<void> {
    const label = (await this.rack.nth(slot).getAttribute('aria-label')) ?? '';
    await expect(this.rack.nth(slot)).toHaveAttribute('aria-disabled', 'false'); // the last turn may still be being told
    await this.page.keyboard.press(label.charAt(0));
    await expect(this.rack.nth(slot)).toHaveAttribute('aria-pressed', 'true');
  }

  protected override async carry(cell: string): Promise<void> {
    const [column, row] = placeOf(cell);
    for (let steps = 0, at = await this.cursor(); at.join() !== `${column},${row}`; at = await this.cursor(), steps++) {
      if (steps > 2 * LONGEST_WALK) throw new Error(`the cursor does not get to ${cell}`);
      const key =
        at[0] !== column ? (at[0] < column ? 'ArrowRight' : 'ArrowLeft') : at[1] < row ? 'ArrowDown' : 'ArrowUp';
      await this.page.keyboard.press(key);
    }
    await expect(this.lay).toBeVisible();
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

const nameIn = (label: string): string => label.slice(0, label.indexOf(','));

const pointsIn = (note: string): number =>
  [...note.matchAll(/\+(\d+)/g)].reduce((sum, [, points]) => sum + Number(points), 0);

const COLOUR_WORDS = COLOURS.map((colour) => ru.colour[colour]);
const BY_NAME = new Map(CELLS.map((at) => [cellName(at), cellAt(at)]));

/** Read off the board as it is named to those who do not see it. */
function bestOf(cells: readonly string[], rack: readonly string[]): Best {
  const board = boardOf(RADII.find((radius) => boardOf(radius).size === cells.length) ?? RADII[0]);
  const grid: (ColourId | null)[] = Array(board.size).fill(null);
  const open = new Set<number>();
  for (const label of cells) {
    const cell = BY_NAME.get(nameIn(label)) ?? -1;
    const content = label.slice(label.indexOf(',') + 2);
    if (content === 'сюда можно') open.add(cell);
    const colour = COLOUR_WORDS.indexOf(content);
    if (colour >= 0) grid[cell] = colour;
  }
  const free = (cell: number) => cell >= 0 && grid[cell] === null;
  const roomy = grid.filter((_, cell) => free(cell) && sidesOf(board, cell).some(free)).length;
  let best: Best = { slot: 0, cell: '', points: -1, anywhere: roomy === open.size };
  for (const [slot, label] of rack.entries())
    for (const cell of open)
      for (const other of sidesOf(board, cell)) {
        if (!open.has(other)) continue;
        const points = pointsOf(label, grid, board, cell, other);
        if (points > best.points) best = { ...best, slot, cell: cellName(CELLS[cell] as Axial), points };
      }
  return best;
}

const sidesOf = ({ neighbours }: Board, cell: number): readonly number[] => [
  ...neighbours.subarray(SIDES * cell, SIDES * (cell + 1)),
];

function pointsOf(label: string, grid: Grid, board: Board, cell: number, other: number): number {
  const [one, two] = coloursIn(label);
  const at = (where: number, colour: ColourId) => pointsAt(board, grid, where, colour);
  return Math.max(at(cell, one) + at(other, two), at(cell, two) + at(other, one));
}

/** «2: красный и синий», «3: два красных». */
function coloursIn(label: string): readonly [ColourId, ColourId] {
  const id = (word: string) => COLOUR_WORDS.findIndex((colour) => colour.slice(0, 4) === word.slice(0, 4));
  const [, one = '', two = ''] = /^\d: (?:два )?(\S+)(?: и (\S+))?$/.exec(label) ?? [];
  return [id(one), id(two || one)];
}
