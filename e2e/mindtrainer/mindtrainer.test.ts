import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { REVIEW_WORDS } from '@izvilina/web/tables/mindtrainer/review/words.ts';
import { DICTIONARY_WORDS } from '@izvilina/web/tables/mindtrainer/words/dictionary-words.ts';
import { ru } from '@izvilina/web/tables/mindtrainer/words/words.ru.ts';
import { bringEntropy, seedOf } from '../steps/deal.ts';
import { boxOf, Lobby, sitDown } from '../steps/lobby.ts';
import { openMenuItem } from '../steps/menu.ts';
import { byMouse } from '../steps/press.ts';
import { isSound } from '../steps/sound.ts';
import { expect, type Page, PHONE, test } from '../test.ts';
import { MindtrainerByFinger, MindtrainerByKeys, MindtrainerTable, Mirror, TITLE } from './mindtrainer.ts';

/** Found by trial: its first three turns are words. */
const DEAL = '4b'.repeat(32);
test.use({ deal: DEAL });

/** Four tiles in the bag, a blank on each rack. Played for points, the second player goes out with the fourth word. */
const LAST_TURNS = {
  players: 2,
  board: [
    '.......АСТАТ...',
    '...........Ё.В.',
    '.........НЫТЬЕ.',
    '...........Я.Р.',
    '....С........Б.',
    '....Т....ЭН.ФАГ',
    '....В...ПРОБА.И',
    '....О..ВЫЕМ.ЗЕК',
    '..ПАЛАШ.Ж...И..',
    '..О.....ИДО.СУ.',
    '..Х..У.УКОР..ДО',
    '.ВОДОРОД...С..П',
    '..Т..Е.И...К..Е',
    '..Ь.ЮЗ.Л.СМОЛЯК',
    '....Г..А...П..А',
  ],
  racks: ['ЕНМЕНЛ*', 'ЩН*ЕРУ'],
  bag: 'ЙЦЧИ',
  scores: [277, 268],
  turn: 0,
};

async function gather(host: Page, guest: Page): Promise<Lobby> {
  await Promise.all([host, guest].map(bringEntropy));
  const lobby = await Lobby.open(host, byMouse, TITLE);
  await sitDown(guest, await lobby.invitation(), 'Марта');
  return lobby;
}

/** The newest line of the log and the sheet of rules both name the rule behind it. */
async function leadsToItsRule(page: Page, title: string): Promise<void> {
  await page.locator('.mt .happened').click();
  const newest = page.getByRole('dialog', { name: 'Что было' }).getByRole('listitem').first();
  await newest.getByRole('button', { name: `Правило: «${title}»` }).click();
  await expect(page.getByRole('dialog', { name: 'Правила' }).getByRole('heading', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Правила' }).click();
  await expect(page.getByRole('dialog', { name: 'Правила' }).getByRole('heading', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
}

test.describe('from the last turns of a game', () => {
  test.use({ begin: { game: 'mindtrainer', position: LAST_TURNS } });

  test('two people play to the end, one by keys alone, one by taps alone on a phone; both pages agree with the rules', async ({
    page,
    person,
  }) => {
    const guest = await person({ ...PHONE, hasTouch: true, isMobile: true });
    const lobby = await gather(page, guest);
    await lobby.deal.click();
    const tables = [new MindtrainerByKeys(page), new MindtrainerByFinger(guest)];
    const mirror = await Mirror.of({}, seedOf(DEAL, 2), LAST_TURNS);
    const turn = async (move: Move) => {
      await tables[mirror.state.turn]?.make(move);
      mirror.play(move);
      // A finished table goes on to its result by itself.
      if (!mirror.isOver) await Promise.all(tables.map((table, seat) => table.shows(mirror.state, seat)));
    };
    await turn({ type: 'exchange', tiles: ['Н', 'Н'] });
    await turn({ type: 'pass' });
    const laid: Move[] = [];
    while (!mirror.isOver) {
      laid.push(mirror.next());
      await turn(laid.at(-1) as Move);
    }
    // Each player has named a blank, and the one on the phone has gone out.
    expect(laid.map((move) => move.type === 'lay' && move.tiles.some(({ blank }) => blank))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(mirror.state.racks[1]).toBe('');
    const count = page.getByRole('region', { name: ru.accounting });
    await expect(count.getByRole('row')).toHaveCount(3);
    for (const score of mirror.state.scores) await expect(count).toContainText(String(score));
    for (const table of tables) expect(await table.standings()).toEqual(mirror.state.scores.map(String).sort());
  });
});

test('without a dictionary: a word is doubted, its layer insists, another is withdrawn; the finished game is reviewed and taken along as GCG', async ({
  page,
  person,
}) => {
  const guest = await person();
  const lobby = await gather(page, guest);
  const open = page.getByRole('radio', { name: /^Без словаря/ });
  await open.click({ force: true });
  await expect(open).toBeChecked();
  await lobby.deal.click();
  const tables = [new MindtrainerTable(page), new MindtrainerTable(guest)];
  const mirror = await Mirror.of({ lexicon: 'open' }, seedOf(DEAL, 2));
  for (const { page: seen } of tables) await expect(seen.getByRole('region', { name: ru.draw })).toBeVisible();
  for (const verdict of ['accepted', 'insisted', 'withdrawn'] as const) {
    const { turn } = mirror.state;
    const [layer, other] = [tables[turn] as MindtrainerTable, tables[1 - turn] as MindtrainerTable];
    const move = mirror.next();
    await layer.make(move);
    mirror.play(move);
    await expect(other.asked).toContainText(/Есть так(ое слово|ие слова)/);
    await expect(other.page.locator('.mt .asked .clock')).toHaveText(/^0:[345]\d$|^1:00$/);
    if (verdict === 'accepted') {
      await leadsToItsRule(page, 'Первое слово');
      await other.act(ru.accept).click();
      mirror.play({ type: 'accept' }, 1 - turn);
    } else {
      await other.act(ru.challenge).click();
      mirror.play({ type: 'challenge' }, 1 - turn);
      await expect(layer.asked).toContainText('не верят');
      if (verdict === 'insisted') await isSound(layer.page, 'a doubted word');
      await layer.act(verdict === 'insisted' ? ru.insist : ru.withdraw).click();
      mirror.play({ type: 'vote', valid: verdict === 'insisted' }, turn);
    }
    await Promise.all(tables.map((table, seat) => table.shows(mirror.state, seat)));
    if (verdict === 'accepted') await leadsToItsRule(page, 'Без словаря: «Нет такого слова!»');
  }
  await expect(page.getByRole('region', { name: ru.sheet }).locator('del')).toHaveCount(1);

  while (!mirror.isOver) {
    await tables[mirror.state.turn]?.make({ type: 'pass' });
    mirror.play({ type: 'pass' });
    if (!mirror.isOver) await Promise.all(tables.map((table, seat) => table.shows(mirror.state, seat)));
  }
  const scores = mirror.state.scores.map(String);
  for (const table of tables) expect(await table.standings()).toEqual(scores.toSorted());
  await expect(page.getByRole('heading', { name: REVIEW_WORDS.ru.title })).toBeVisible();
  await expect(page.locator('.mt-review li')).toHaveCount(mirror.state.sheet.length);
  await isSound(page, 'result');

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: ru.gcg }).click()]);
  await page.goto('/replay');
  await page.locator('input[type="file"]').setInputFiles(await file.path());
  await page.getByRole('slider').press('End');
  await expect.poll(() => page.locator('.mt-seats .score').allTextContents()).toEqual(scores);
  await page.getByRole('button', { name: 'Разбор' }).click();
  await expect(page.getByRole('dialog').locator('.mt-review li')).toHaveCount(mirror.state.sheet.length);
});

/** The best hint may be an exchange; unless the letters make no word, there are words among the three. */
const hintedWords = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: /«.+» — / });

/** A game against a bot in which my letters make a word; seven consonants (one deal in a hundred) are exchanged. */
async function againstABot(page: Page): Promise<MindtrainerTable> {
  await page.goto('/');
  await boxOf(page, TITLE)
    .getByRole('button', { name: /^(Играть|С ботом|С ботами|Боты)/ })
    .first()
    .click();
  const table = new MindtrainerTable(page);
  await table.isAsked();
  await openMenuItem(page, 'Подсказка');
  const noWord = page.getByText(ru.why.noWord({}));
  await expect(hintedWords(page).or(noWord).first()).toBeVisible();
  if (await noWord.isVisible()) return againstABot(page);
  await page.keyboard.press('Escape');
  return table;
}

test('against a bot: tiles are dragged, wrong words are named, a hint is followed, words and letters are explained', async ({
  page,
}) => {
  const table = await againstABot(page);
  // A letter, because a blank would ask what it stands for; a cell that the bot's first word cannot cover.
  const beside = table.cell({ x: 3, y: 3 });
  await page
    .getByRole('button', { name: /^\d: [А-ЯЁ], / })
    .first()
    .dragTo(beside);
  await expect(beside.locator('.mt-tile.new')).toBeVisible();
  await expect(table.note).toHaveText(/\S/);
  await isSound(page, 'a tile on the board');
  await page.keyboard.press('Escape');
  await expect(table.rack).toHaveCount(7);

  await page.getByRole('button', { name: 'Подсказка' }).click();
  await hintedWords(page).first().click();
  await page.keyboard.press('Escape');
  const ghost = page.locator('.mt-cell:has(.ghost)').first();
  await expect(ghost).toBeVisible();
  await expect(table.note).toHaveText(ru.note.advised);
  await ghost.click();
  await expect(table.stamp).toBeEnabled();
  await table.stamp.click();
  await table.isAsked();

  await page.locator('.mt-cell:has(.mt-tile)').first().click();
  await expect(page.getByRole('dialog', { name: DICTIONARY_WORDS.ru.title })).toContainText('существительное');
  await page.keyboard.press('Escape');
  const lexicon = await page.evaluate(() =>
    performance
      .getEntriesByType('measure')
      .filter(({ name }) => name.includes('.lex'))
      .map(({ name, duration }) => `${name} in ${duration.toFixed(1)} ms`),
  );
  expect(lexicon).toHaveLength(2);
  console.log(lexicon.join(', ')); // For information only: the machine may be busy.
  await page.getByRole('button', { name: /в мешке/ }).click();
  await expect(page.getByRole('dialog', { name: ru.tracker }).getByRole('listitem')).toHaveCount(34);
  await isSound(page, 'the tracker');

  await page.goto('/rules/mindtrainer/join');
  const { width = 0 } = (await table.cell({ x: 7, y: 7 }).boundingBox()) ?? {};
  expect(width, 'a cell of the rulebook’s board').toBeGreaterThan(16);
});

test('on a phone one tap lays the advised word, whole and in sight, and the strip shows word and reason side by side', async ({
  person,
}) => {
  const page = await person({ ...PHONE, hasTouch: true, isMobile: true });
  const table = await againstABot(page);
  await openMenuItem(page, 'Подсказка');
  await hintedWords(page).first().tap();
  const advised = hintedWords(page).first();
  const tiles = await advised.locator('.mt-picture > *').all();
  const [last, why] = await Promise.all([tiles.at(-1)?.boundingBox(), advised.locator('.why').boundingBox()]);
  expect((last?.x ?? 0) + (last?.width ?? 0), 'the last letter ends before the reason').toBeLessThan(why?.x ?? 0);
  const ghost = page.locator('.mt-cell:has(.ghost)').first();
  const tops = async () => {
    const boxes = await Promise.all(
      [table.cell({ x: 0, y: 0 }), page.locator('.mt-rack')].map((one) => one.boundingBox()),
    );
    return boxes.map((box) => box?.y ?? Number.NaN);
  };
  const before = await tops();
  await ghost.tap();
  await expect(page.locator('.mt-own')).toHaveCount(tiles.length);
  await expect(page.locator('.mt-window')).toHaveAttribute('data-zoomed', 'false');
  const moved = (await tops()).map((top, at) => Math.abs(top - (before[at] ?? Number.NaN)));
  expect(Math.max(...moved), 'board and rack stay where they were').toBeLessThan(1);
});
