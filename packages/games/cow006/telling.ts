import type { Millis } from '@izvilina/kernel/game.ts';
import type { CowHappening } from './state.ts';

/** How long a table shows each kind of picture (ms). The table's animation uses it, and clocks wait for it. */
export const HOLD = { look: 900, lay: 460, layOfMany: 322, burst: 900, take: 900, draft: 420, deal: 500 } as const;

/** How long the count of a round lies over the rows of the next one. */
const READING = 4_000;

const MANY = 5;

/** With many cards in one turn, each is shown for a shorter time. */
export const layTime = (happened: readonly CowHappening[]): Millis =>
  happened.filter(({ type }) => type === 'placed').length > MANY ? HOLD.layOfMany : HOLD.lay;

export const tellingTime = (happened: readonly CowHappening[]): Millis =>
  happened.reduce((sum, { type }) => sum + timeOf(type, happened), 0);

export const readingTime = (happened: readonly CowHappening[]): Millis =>
  happened.some(({ type }) => type === 'scored') ? READING : 0;

function timeOf(type: CowHappening['type'], happened: readonly CowHappening[]): Millis {
  switch (type) {
    case 'picked':
      return 0;
    case 'placed':
      return layTime(happened);
    case 'took':
      return HOLD.burst + HOLD.take;
    case 'mustTake':
    case 'scored':
      return HOLD.lay;
    case 'drafted':
      return HOLD.draft;
    case 'dealt':
      return HOLD.deal;
    case 'timeout':
    case 'revealed':
    case 'over':
      return HOLD.look;
  }
}
