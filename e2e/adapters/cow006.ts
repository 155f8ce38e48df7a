import { facts } from '@izvilina/games/cow006/facts.ts';
import { CowTable } from '../cow006/cow.ts';
import type { Adapter } from './adapter.ts';

export const adapter: Adapter = {
  title: facts.title.ru,
  hints: true,
  exceptions: [
    { selector: '.cow-fan', overlaps: true, why: 'a hand is a fan' },
    {
      selector: '.cow-fan button',
      hangs: 76,
      why: 'a hand is held over the edge of the table: the lower part of its cards is below the screen',
    },
  ],
  fullPuzzles: ['2026-11-19'],
  sit(page) {
    const table = new CowTable(page);
    return {
      isAsked: async () => ![null, 'over'].includes(await table.questionNow()),
      prepareLegalMove: async () => {
        const question = await table.question();
        if (question === 'row') return table.takes.first();
        await table.prepare(question === 'draft' ? table.pool.first() : table.cards.last());
        return table.stamp;
      },
    };
  },
};
