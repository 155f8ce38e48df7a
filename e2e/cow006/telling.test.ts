import type { Page } from '@playwright/test';
import { Lobby } from '../steps/lobby.ts';
import { expect, test } from '../test.ts';
import { CowTable } from './cow.ts';

test('nothing is said of a card before the cards of its turn are turned up', async ({ page }) => {
  const lobby = await Lobby.open(page);
  await lobby.seatBots(1);
  await lobby.deal.click();
  const table = new CowTable(page);
  await expect(table.hand).toHaveCount(10);
  await keepLines(page);
  for (let turn = 1; turn <= 4; turn++) {
    await table.lay();
    await table.untilTurn(turn + 1);
    await expect(table.resting).toBeVisible();
  }
  const { lines, phases } = await page.evaluate(() => {
    const { lines, phases } = globalThis as unknown as Kept;
    return { lines, phases };
  });
  const turns = lines.flatMap((line, index) =>
    line.startsWith('Открылись') ? [{ line, before: lines[index - 1] }] : [],
  );
  expect(turns).toHaveLength(4);
  expect(phases).toEqual([1, 2, 3, 4].map((turn) => `раунд 1 · ход ${turn} из 10`));
  const tooSoon = turns.filter(({ line, before = '' }) => {
    const told = /(\d+) (ложится|шестой|— шестая|ниже)/.exec(before)?.[1];
    return told !== undefined && line.match(/\d+/g)?.includes(told);
  });
  expect(tooSoon).toEqual([]);
});

interface Kept {
  readonly lines: string[];
  /** What the bar says each time cards are turned up. */
  readonly phases: (string | null | undefined)[];
}

/** Keeps every text that the line of what just happened has had, even one that was never painted. */
const keepLines = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = [];
    const phases: Kept['phases'] = [];
    Object.assign(globalThis, { lines, phases });
    const add = (text: string | null | undefined) => {
      if (!text || text === lines.at(-1)) return;
      lines.push(text);
      if (text.startsWith('Открылись')) phases.push(document.querySelector('.bar .phase')?.textContent);
    };
    new MutationObserver((records) => {
      for (const { oldValue } of records) add(oldValue);
      add(document.querySelector('.cow-near .happened > span:first-child > span')?.textContent);
    }).observe(document.querySelector('.cow-near .happened') as Element, {
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    });
  });
