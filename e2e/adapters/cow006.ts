import { facts } from '@izvilina/games/cow006/facts.ts';
import { CowTable } from '../cow006/cow.ts';
import type { Adapter } from './adapter.ts';

export const adapter: Adapter = {
  title: facts.title.ru,
  hints: true,
  exceptions: [
    {
      selector: '.cow-fan button',
      least: 30,
      hangs: 56,
      why: 'ten cards are held in a fan: on a phone they overlap, and the lower edge of the outer ones is below the table’s',
    },
  ],
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
