import type { CDPSession } from '@playwright/test';
import { expect, PHONE, test } from '../test.ts';
import { type BrainstormByKeys, ru, twoAt } from './brainstorm.ts';

type Point = readonly [x: number, y: number];

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

/** Sends a touch event with the current position of each finger; no finger is lifted. */
const touch = (cdp: CDPSession, type: Touch, ...fingers: readonly Point[]) =>
  touchAt(cdp, Date.now() / 1000, type, ...fingers);

/** The same with a timestamp (seconds since 1970), however late it arrives. */
const touchAt = (cdp: CDPSession, timestamp: number, type: Touch, ...fingers: readonly Point[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });

/** The die beside the near edge of the table. */
async function handOf({ field }: BrainstormByKeys): Promise<Point> {
  const box = await field.boundingBox();
  if (!box) throw new Error('no table');
  return [box.x + box.width / 2, box.y + box.height - 18];
}

/** Pulls the die back, holds it still and lets go. */
async function pullBack(player: BrainstormByKeys, cdp: CDPSession): Promise<void> {
  const [x, y] = await handOf(player);
  await touch(cdp, 'touchStart', [x, y]);
  for (const far of [12, 24, 34]) await touch(cdp, 'touchMove', [x, y + far]);
  await expect(player.page.locator('.bs-force')).toContainText(/сила \d+/);
  await player.page.waitForTimeout(120); // longer than the time window of a flick
  await touch(cdp, 'touchEnd');
}

/** Throws by the speed of the finger: 12 pixels every 12 ms. */
async function flick(player: BrainstormByKeys, cdp: CDPSession): Promise<void> {
  const [x, y] = await handOf(player);
  const start = Date.now() / 1000;
  await touchAt(cdp, start, 'touchStart', [x, y]);
  for (let up = 12; up <= 60; up += 12) await touchAt(cdp, start + up / 1000, 'touchMove', [x, y - up]);
  await touchAt(cdp, start + 0.07, 'touchEnd');
}

test('two people play to the end on the table in depth, one of them with fingers on a phone', async ({
  person,
  afterPages,
}) => {
  const { host, guest } = await twoAt(
    { tokens: [0, 0], supply: { small: 0, medium: 0, large: 1 } },
    { person, afterPages },
    {
      ...PHONE,
      hasTouch: true,
      dimensions: ['3d', '3d'],
    },
  );
  const players = await Promise.all(
    [host, guest].map(async (player) => ({
      player,
      cdp: await player.page.context().newCDPSession(player.page),
    })),
  );
  const ways = [pullBack, flick];
  let thrown = 0;
  const answer = async ({ player, cdp }: (typeof players)[number]): Promise<boolean> => {
    const asked = await player.asked();
    if (asked === 'lay') {
      await lookAround(player === host ? guest : host);
      await twist(player, cdp);
    }
    if (asked !== 'throw') return player.answer();
    const fields = await Promise.all([host, guest].map(({ field }) => field.boundingBox()));
    expect(fields[0], 'the table stands where it stands for whoever waits').toEqual(fields[1]);
    await ways[thrown++ % 2]?.(player, cdp);
    await expect(player.near, 'the throw is made').not.toHaveAttribute('data-asked', 'throw');
    return true;
  };
  for (let answers = 0; answers < 1000; answers++) {
    const more = await Promise.all(players.map(answer));
    if (more.every((open) => !open)) break;
  }
  for (const { page } of [host, guest]) await expect(page.locator('.to-result, .outcome').first()).toBeVisible();
  expect(thrown).toBeGreaterThan(0);
  expect([...host.answered, ...guest.answered].filter((asked) => asked === 'lay')).toHaveLength(1);
});

/** A waiting player turns the table by dragging it: the picture stands still until then. */
async function lookAround({ page, field }: BrainstormByKeys): Promise<void> {
  const canvas = page.locator('.bs-scene3d canvas');
  let still = await canvas.screenshot();
  const isSame = async () => {
    const before = still;
    still = await canvas.screenshot();
    return still.equals(before);
  };
  await expect.poll(isSame, 'nothing moves').toBe(true);
  const box = await field.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 20, { steps: 3 });
  await page.mouse.up();
  expect(await isSame(), 'seen from another side').toBe(false);
}

/** Two fingers and the wheel turn the tile within its hole's play; one tap looks from above, keys turn and flip it. */
async function twist(player: BrainstormByKeys, cdp: CDPSession): Promise<void> {
  const { page, field } = player;
  const turn = page.locator('.bs-wobble output');
  await expect(turn).toHaveText('±5°');
  const box = await field.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 100);
  await expect(turn).toHaveText(/^[+−]0\.5°$/);
  await touch(cdp, 'touchStart', [x - 60, y], [x + 60, y]);
  await touch(cdp, 'touchMove', [x - 60, y], [x + 60, y + 4]);
  await touch(cdp, 'touchEnd');
  await expect(turn).not.toHaveText(/^[+−]0\.5°$/);
  // Sixteen poses: four quarter turns for each hole of each face.
  const chosen = () =>
    page.locator('.bs-tray button').evaluateAll((poses) => poses.findIndex((pose) => pose.ariaPressed === 'true'));
  const first = await chosen();
  await player.key('h');
  await expect.poll(chosen, 'the other hole').toBe(first ^ 4);
  await player.key('f');
  await expect.poll(chosen, 'the other face').toBe(first ^ 4 ^ 8);
  await player.key('r');
  await expect.poll(chosen, 'a quarter on').toBe(((first & 12) ^ 12) | ((first + 1) & 3));
  await player.key('ArrowLeft');
  await page.getByRole('button', { name: ru.view.top }).click();
  await expect(page.getByRole('button', { name: ru.view.orbit })).toBeVisible();
}
