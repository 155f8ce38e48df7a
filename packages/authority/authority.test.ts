import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localBus } from './bus.ts';
import { type CowPlayer, dealt, firstMove, pick } from './testing/cow-table.ts';
import { Person, Rig, settle } from './testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const node = (bus = localBus()) => rig.node({ think: firstMove }, bus);

describe('any node can serve any match', () => {
  it('two nodes on one store: every move once, both see it all', async () => {
    const shared = localBus();
    const [here, there] = [node(shared), node(shared)];
    const { anya, table } = await dealt(here);
    const lyosha: CowPlayer = new Person(there, 'lyosha');
    await lyosha.say({ type: 'open', table });
    for (let turn = 0; turn < 4; turn++) {
      const hands = [anya, lyosha].map((person) => person.view.hand.at(-1) as number);
      await Promise.all([pick(anya, table, 0, hands[0] as number), pick(lyosha, table, 1, hands[1] as number)]);
      await settle();
      const chooser = [anya, lyosha].find(
        (person) => person.view.asks[0]?.what.startsWith('row') && person.view.asks[0].seat === person.view.viewer,
      );
      if (chooser) {
        const move = { type: 'takeRow', row: 0 };
        const seat = chooser.view.viewer as number;
        await chooser.say({ type: 'move', table, seat, seq: chooser.seq, client: `rows-of-${turn}-`, move });
        await settle();
      }
      expect(anya.seq).toBe(lyosha.seq);
      expect(anya.view.rows).toEqual(lyosha.view.rows);
    }
    const seqs = (await rig.store.entries(table, 0)).map((entry) => entry.seq);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
  });

  it('a node that dies is followed by one that knows everything', async () => {
    const { anya, table } = await dealt(node());
    await pick(anya, table, 0, anya.view.hand[0] as number);
    const next = node();
    next.resume();
    const again: CowPlayer = new Person(next, 'anya');
    await again.say({ type: 'open', table });
    expect(again.view).toEqual(anya.view);
  });
});
