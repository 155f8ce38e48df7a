import { canonical } from '@izvilina/kernel/json.ts';
import { describe, expect, it } from 'vitest';
import { cow006 } from '../game.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { all, dealt, draft, happenings, pick, play, table, wander } from '../testing/play.ts';

const { view } = cow006;
const shown = (state: State) => view(state, 'watcher').seats.map(({ hand }) => hand !== null);

const drafted = (players: number, options: Partial<Options>) =>
  wander(dealt(players, { variant: 'tactical', ...options }), 'drafted', (state) => state.phase === 'pick');

describe('what a viewer may know', () => {
  it('CW-05 that a card is picked is seen by all, which card by its player alone', () => {
    const state = dealt(3);
    const [one, other] = state.hands[0] as [number, number];
    const [a, b] = [play(state, 0, pick(one)), play(state, 0, pick(other))];
    for (const viewer of [1, 2, 'watcher'] as const) {
      expect(canonical(view(a, viewer))).toBe(canonical(view(b, viewer)));
      expect(view(a, viewer).seats[0]?.picked).toBe(true);
      expect(view(a, viewer).happened).toEqual([{ type: 'picked', player: 0 }]);
    }
    expect([view(a, 0).picked, view(b, 0).picked]).toEqual([one, other]);
    expect(view(a, 0).happened).toEqual([{ type: 'picked', player: 0, card: one }]);
  });

  it('CW-R1 a changed pick is as secret as the first', () => {
    const state = dealt(3);
    const [one, other] = state.hands[0] as [number, number];
    const changed = play(play(state, 0, pick(one)), 0, pick(other));
    expect(canonical(view(changed, 1))).toBe(canonical(view(play(state, 0, pick(one)), 1)));
  });

  it('CW-11 while a row is chosen everyone sees the cards that wait', () => {
    const hands = [
      [6, 44],
      [64, 71],
    ];
    const state = all(table({ players: 2, hands, rows: [[20], [35], [50], [70]] }), 6, 71);
    for (const viewer of [0, 1, 'watcher'] as const) {
      const seen = view(state, viewer);
      expect(seen.revealed).toEqual([
        { player: 0, card: 6 },
        { player: 1, card: 71 },
      ]);
      expect(seen.asks).toEqual([{ seat: 0, what: 'row:1.9', secret: false }]);
      expect(seen.seats.map(({ handSize }) => handSize)).toEqual([1, 1]);
    }
  });

  it('shows everyone their own hand, and a watcher none', () => {
    const state = dealt(4);
    for (const seat of [0, 1, 2, 3]) {
      expect(view(state, seat).hand).toEqual(state.hands[seat]);
      expect(view(state, seat).seats.map(({ hand }) => hand)).toEqual(
        state.hands.map((hand, other) => (other === seat ? hand : null)),
      );
    }
    expect([view(state, 'watcher').hand, shown(state)]).toEqual([[], [false, false, false, false]]);
  });

  it('CW-R5 drafted hands are not displayed at three and four, unless memory is open', () => {
    for (const players of [3, 4]) {
      expect(shown(drafted(players, {}))).toEqual(Array(players).fill(false));
      expect(shown(drafted(players, { openMemory: true }))).toEqual(Array(players).fill(true));
    }
  });

  it('CW-R5 two players see both hands after a draft', () => {
    const state = drafted(2, {});
    expect(view(state, 0).seats.map(({ hand }) => hand)).toEqual(state.hands);
    const picked = play(state, 1, pick(state.hands[1]?.[4] as number));
    expect(view(picked, 0).seats[1]?.hand).toEqual(state.hands[1]);
  });

  it('CW-R5 open memory opens nothing where there is no draft', () => {
    expect(shown(dealt(3, { openMemory: true }))).toEqual([false, false, false]);
    expect(shown(dealt(3, { variant: 'tactical', draft: false, openMemory: true }))).toEqual([false, false, false]);
  });

  it('CW-R5 taking a card is public, and remembered by whoever looked', () => {
    const start = table({ players: 3, options: { variant: 'tactical' }, phase: 'draft' });
    const seen = view(play(start, 0, draft(17)), 2);
    expect(seen.happened).toEqual([{ type: 'drafted', player: 0, card: 17 }]);
    expect(seen.memory.drafted).toEqual([[17], [], []]);
    expect([seen.pool.includes(17), seen.drafter, seen.seats[0]?.hand]).toEqual([false, 1, null]);
  });

  it('CW-R7 everyone’s penalty of the round is shown, or with hidden bases nobody’s until the end', () => {
    const position = {
      players: 2,
      hands: [[91], [92]],
      rows: [[9], [45], [66], [90]],
      bases: [[55], [10, 12]],
      totals: [0, 64],
    };
    const penalties = (state: State) => view(state, 0).seats.map(({ penalty }) => penalty);
    const hidden = table({ ...position, options: { hiddenBases: true } });
    expect(penalties(table(position))).toEqual([7, 4]);
    expect(penalties(hidden)).toEqual([null, null]);
    const over = all(hidden, 91, 92);
    expect([over.phase, penalties(over)]).toEqual(['over', [7, 4]]);
    expect(happenings(over, 'scored')[0]?.penalties).toEqual([7, 4]);
  });

  it('survives JSON at every step of a game', () => {
    wander(
      dealt(3, { rounds: 1, variant: 'tactical' }),
      'json',
      () => false,
      (state) => {
        for (const viewer of [0, 1, 2, 'watcher'] as const)
          expect(JSON.parse(JSON.stringify(view(state, viewer)))).toEqual(view(state, viewer));
      },
    );
  });
});
