import { describe, expect, it } from 'vitest';
import type { Slot } from '../pieces/slots.ts';
import { cross, deck } from '../scenarios/pieces.ts';
import { judged, table, touch } from '../testing/play.ts';

type Names = Parameters<typeof cross>;

/** Who took which place: the seats touch in order, five milliseconds apart. */
function taken(names: Names, ...slots: readonly Slot[]) {
  const state = table({
    players: Math.max(2, slots.length),
    options: { level: 'normal' },
    table: cross(...names),
    deck: deck('white', 'white', 'white', 'white', 'white'),
    roll: ['nothing', 'nothing', 'not'],
  });
  const after = judged(state, ...slots.map((slot, seat) => touch(slot, 500 + 2 * seat)));
  return { took: after.judged.map(({ took }) => took), won: after.won };
}

describe('sharing out', () => {
  it('NN-09 different right cards go to those who pointed at them', () => {
    expect(taken(['red', 'green', 'blue', 'white'], 'left', 'top').took).toEqual(['left', 'top']);
  });

  it('NN-09 one card pointed at by two: the other takes another of the four, the void first', () => {
    expect(taken(['red', 'green', 'void', 'white'], 'left', 'left').took).toEqual(['left', 'bottom']);
    expect(taken(['red', 'green', 'blue', 'white'], 'top', 'top').took).toEqual(['top', 'right']);
  });

  it('NN-19 a winner takes the void in place of the card pointed at, which stays', () => {
    expect(taken(['red', 'green', 'void', 'white'], 'left')).toEqual({ took: ['bottom'], won: [1, 0] });
    const state = table({
      players: 2,
      options: { level: 'discovery' },
      table: cross('void', 'green', 'red', 'white'),
      deck: deck('yellow'),
      roll: ['nothing', 'red'],
    });
    const after = judged(state, touch('bottom'), null);
    expect([after.table.bottom, after.table.top]).toMatchObject([{ colour: 'red' }, { colour: 'yellow' }]);
  });

  it('NN-R5 the earliest of two on different cards takes the void, and only the earliest', () => {
    expect(taken(['red', 'green', 'void', 'white'], 'left', 'top').took).toEqual(['bottom', 'top']);
    expect(taken(['red', 'void', 'blue', 'white'], 'bottom', 'left', 'top').took).toEqual(['right', 'left', 'top']);
  });

  it('NN-R5 the others take the void, then free cards clockwise from the top', () => {
    expect(taken(['red', 'green', 'void', 'white'], 'right', 'right', 'right', 'right').took).toEqual([
      'right',
      'bottom',
      'top',
      'left',
    ]);
    expect(taken(['red', 'green', 'blue', 'white'], 'top', 'top', 'left').took).toEqual(['top', 'right', 'left']);
  });

  it('NN-R5 beyond four cards nothing is given', () => {
    const { took, won } = taken(['red', 'green', 'void', 'white'], 'top', 'top', 'top', 'top', 'top', 'left');
    expect(took).toEqual(['top', 'bottom', 'right', null, null, 'left']);
    expect(won).toEqual([1, 1, 1, 0, 0, 1]);
  });
});
