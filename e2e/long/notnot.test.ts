import { SLOTS } from '@izvilina/games/notnot/slots.ts';
import { sitDown } from '../lobby.ts';
import { NotNotTable, solve } from '../notnot.ts';
import { expect, test } from '../test.ts';

// A whole deck takes about three minutes at its own pace: not in every run, but `npm run torture -- games`.
test('two people play a whole game: touches, a mistake, a roll without an answer, the result', async ({
  page,
  person,
}) => {
  test.setTimeout(300_000);
  const lobby = await NotNotTable.gather(page, 'Не не');
  const guest = await person();
  await sitDown(guest, await lobby.invitation(), 'Марта');
  await lobby.deal.click();
  const host = new NotNotTable(page);
  const friend = new NotNotTable(guest);
  await expect(friend.seats).toHaveCount(2);
  let mistakes = 0;
  let unanswerable = 0;
  let shown = await host.nextRoll('');
  for (let round = 0; shown !== null && round < 120; round++) {
    const right = solve(shown);
    const wrong = SLOTS.find((slot) => !right.includes(slot));
    if (right.length === 0) {
      unanswerable++;
      await expect(host.happened).toHaveText('Верной карты не было');
    } else if (mistakes === 0 && wrong) {
      mistakes++;
      await friend.side(wrong).click();
      await page.waitForTimeout(120);
      await host.side(right[0] as (typeof SLOTS)[number]).click();
      await expect(host.happened).toHaveText(/^Хозяин \d,\d\d с: верно$/);
      await expect(friend.seats.filter({ hasText: 'Марта' })).toContainText('ошибка');
    } else {
      const [quick, name] = round % 2 === 0 ? [host, 'Хозяин'] : [friend, 'Марта'];
      await quick.side(right[0] as (typeof SLOTS)[number]).click();
      await expect(quick.happened).toHaveText(new RegExp(`^(${name} \\d,\\d\\d с: верно|Колода кончилась.*)$`));
    }
    shown = await host.nextRoll(shown.phase);
  }
  expect(mistakes).toBe(1);
  expect(unanswerable).toBeGreaterThan(0);
  await host.toResult.click();
  const places = page.getByRole('list', { name: 'Места' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(page.getByText('Невыносимый мозг')).not.toHaveCount(0);
});
