import { bots } from '@izvilina/bots/mindtrainer/bots.ts';
import { loadGame } from '@izvilina/games/load.ts';
import type { LayMove, Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { type Cell, charAt, isFree, SIZE, valueAt } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { tilesIn } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { cellName } from '@izvilina/web/tables/mindtrainer/board/cellName.ts';
import { ru } from '@izvilina/web/tables/mindtrainer/words/words.ru.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { beginFrom } from '../steps/begin-from.ts';

export const TITLE = 'Тренажёр для ума';

/** The same game inside the test: dealt from the same seed, judged by the rules themselves, played for points. */
export class Mirror {
  #match: Match;

  /** `position`: where the server begins instead of dealing. */
  static async of(options: Readonly<Record<string, string>>, seed: string, position?: object): Promise<Mirror> {
    const game = await loadGame('mindtrainer', options, readData);
    const from = position ? beginFrom(game, position) : game;
    return new Mirror(must(begin(from, { players: 2, options, seed })));
  }

  private constructor(match: Match) {
    this.#match = match;
  }

  get state(): State {
    return this.#match.state as State;
  }

  get isOver(): boolean {
    return this.state.phase === 'over';
  }

  next(): Move {
    const view = viewOf(this.#match, this.state.turn) as MindtrainerView;
    return bots.think('no-leaves', view, chanceAt('mirror', 0), { ms: 5_000 }).move ?? { type: 'pass' };
  }

  play(move: Move, by = this.state.turn): void {
    this.#match = must(advance(this.#match, { at: 0, by, move }));
  }
}

/** The table as a player sees it. Subclasses differ in how a word gets onto the board. */
export class MindtrainerTable {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get resting() {
    return this.page.locator('.mt[data-rest="true"]');
  }
  get asked() {
    return this.page.locator('.mt .asked .q');
  }
  get note() {
    return this.page.locator('.mt-near').getByRole('status');
  }
  get rack() {
    return this.page.locator('.mt-rack button');
  }
  get stamp() {
    return this.act(/^Готово/);
  }
  get toResult() {
    return this.page.locator('.to-result');
  }

  act(name: string | RegExp): Locator {
    return this.page.locator('.mt-acts').getByRole('button', { name, exact: true });
  }

  cell({ x, y }: Cell): Locator {
    return this.page.locator(`.mt-grid [data-cell="${x},${y}"]`);
  }

  tile(letter: string): Locator {
    return this.page.locator(`.mt-rack button[aria-label*=": ${letter === '*' ? ru.blank : letter},"]`).first();
  }

  async isAsked(): Promise<void> {
    await this.resting.waitFor();
    await expect(this.rack.first()).toHaveAttribute('aria-disabled', 'false');
  }

  /** Checks that everything public, and the own rack, is as the rules say. */
  async shows({ board, scores, racks }: State, seat: number): Promise<void> {
    await this.resting.waitFor();
    const lying = board.flatMap((_, y) =>
      Array.from({ length: SIZE }, (_, x) => ({ x, y })).filter((at) => !isFree(board, at.x, at.y)),
    );
    const expected = lying.map((at) => {
      const char = charAt(board, at.x, at.y);
      return ru.cell(cellName(at), ru.tile(char.toUpperCase(), valueAt(char), char !== char.toUpperCase()));
    });
    const seen = () =>
      this.page
        .locator('.mt-cell:has(> .mt-tile)')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await expect.poll(seen).toEqual(expected);
    const points = () => this.page.locator('.mt-seats .score').allTextContents();
    await expect.poll(points).toEqual([...scores.slice(seat), ...scores.slice(0, seat)].map(String));
    const own = tilesIn(racks[seat] ?? '').map((tile) => (tile === '*' ? ru.blank : tile));
    const letters = () =>
      this.rack.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label')?.replace(/^\d: (.*), .*$/, '$1')).sort(),
      );
    await expect.poll(letters).toEqual(own.sort());
  }

  async make(move: Move): Promise<void> {
    await this.isAsked();
    if (move.type === 'lay') await this.lay(move.tiles);
    else if (move.type === 'exchange') await this.exchange(move.tiles);
    else await this.pass();
  }

  protected async lay(tiles: LayMove['tiles']): Promise<void> {
    for (const { x, y, letter, blank } of tiles) {
      await this.press(this.tile(blank ? '*' : letter));
      await this.press(this.cell({ x, y }));
      if (blank) await this.press(this.page.getByRole('dialog').getByRole('button', { name: letter, exact: true }));
    }
    await this.press(this.stamp);
  }

  async exchange(tiles: readonly string[]): Promise<void> {
    await this.press(this.act(ru.exchange));
    const sheet = this.page.getByRole('dialog', { name: ru.exchangeTitle });
    for (const tile of tiles)
      await this.press(
        sheet.locator(`button[aria-pressed="false"][aria-label*=": ${tile === '*' ? ru.blank : tile},"]`).first(),
      );
    await this.press(sheet.getByRole('button', { name: /^Обменять/ }));
  }

  async pass(): Promise<void> {
    await this.press(this.act(ru.pass));
    await this.press(this.page.getByRole('button', { name: ru.passYes }));
  }

  get whole() {
    return this.page.getByRole('button', { name: 'Всё поле' });
  }

  press(target: Locator): Promise<void> {
    return target.click();
  }

  async standings(): Promise<string[]> {
    const result = this.page.getByRole('list', { name: 'Места' });
    await expect(this.toResult.or(result)).toBeVisible();
    if (await this.toResult.isVisible()) await this.press(this.toResult).catch(() => undefined);
    const places = result.getByRole('listitem');
    await expect(places.first()).toBeVisible();
    return (await places.locator('strong').allTextContents()).sort();
  }
}

/** By finger on a phone: the board zooms in first, so that no cell is smaller than a fingertip. */
export class MindtrainerByFinger extends MindtrainerTable {
  protected override async lay(tiles: LayMove['tiles']): Promise<void> {
    const [first] = tiles;
    if (!first) return;
    await this.press(this.cell(first));
    const board = this.page.locator('.mt-window[data-zoomed="true"]');
    await expect(board).toBeVisible();
    await expect(this.cell(first), 'the tap has chosen its cell too').toHaveAttribute('aria-selected', 'true');
    const [enlarged, back] = await Promise.all([board.boundingBox(), this.whole.boundingBox()]);
    expect(back?.y, 'the way back lies below the enlarged board').toBeGreaterThanOrEqual(
      (enlarged?.y ?? 0) + (enlarged?.height ?? 0),
    );
    for (const { x, y, letter, blank } of tiles) {
      const cell = this.cell({ x, y });
      const box = await cell.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      if ((await cell.getAttribute('aria-selected')) === 'false') await this.press(cell);
      await this.press(this.tile(blank ? '*' : letter));
      if (blank) await this.press(this.page.getByRole('dialog').getByRole('button', { name: letter, exact: true }));
    }
    await this.press(this.stamp);
  }

  override press(target: Locator): Promise<void> {
    return target.tap();
  }
}

const ROWS = [
  ['KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight', 'ЙЦУКЕНГШЩЗХЪ'],
  ['KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote', 'ФЫВАПРОЛДЖЭ'],
  ['KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Backquote', 'ЯЧСМИТЬБЮЁ'],
] as const;
const keyOf = (letter: string): string =>
  ROWS.flatMap(([keys, letters]) => keys.split(' ').filter((_, i) => letters[i] === letter))[0] ?? letter;

/** By keyboard only: arrows, letters, Enter; buttons by Tab. */
export class MindtrainerByKeys extends MindtrainerTable {
  protected override async lay(tiles: LayMove['tiles']): Promise<void> {
    const [first, second] = tiles;
    if (!first) return;
    const { keyboard } = this.page;
    const down = second !== undefined && second.x === first.x;
    const walk = async (key: string, times: number) => {
      for (let i = 0; i < times; i++) await keyboard.press(key);
    };
    await walk('ArrowRight', 1); // puts the cursor on the centre, across
    await walk(first.x < 7 ? 'ArrowLeft' : 'ArrowRight', Math.abs(first.x - 7));
    await walk('ArrowDown', 1); // turns it down
    await walk(first.y < 7 ? 'ArrowUp' : 'ArrowDown', Math.abs(first.y - 7));
    if (!down) await walk('ArrowRight', 1);
    for (const { letter, blank } of tiles) await keyboard.press(blank ? `Shift+${keyOf(letter)}` : keyOf(letter));
    await keyboard.press('Enter');
  }

  override async press(target: Locator): Promise<void> {
    await target.focus();
    await this.page.keyboard.press('Enter');
  }
}
