import { canonical } from '@izvilina/kernel/json.ts';
import { describe, expect, it } from 'vitest';
import { notnot } from '../game.ts';
import { card, cross } from '../scenarios/pieces.ts';
import type { State } from '../state.ts';
import { close, dealt, play, table, touch, wander } from '../testing/play.ts';

const { view } = notnot;
const open = (deck: readonly object[] = [card('white', 'left', true), card('yellow')]): State =>
  table({
    players: 3,
    options: { level: 'extreme' },
    table: cross('red', 'green', 'void', 'blue'),
    deck,
    roll: ['up', 'red', 'not'],
    won: [1, 0, 2],
  });

describe('what a viewer may know', () => {
  it('the table, the deck’s number and back, the roll with its ink, the cards won, level and rules', () => {
    const state = open();
    expect(view(state, 1)).toMatchObject({
      table: state.table,
      deck: 2,
      back: { arrow: 'left', lie: true },
      roll: ['up', 'red', 'not'],
      ink: state.ink,
      won: [1, 0, 2],
      level: 'extreme',
      rules: ['notnot', 'arrow', 'lie'],
      phase: 'open',
      pointed: [],
      right: null,
      touches: [],
      last: null,
    });
  });

  it('that somebody has pointed is seen by all; where and when by nobody else before the close', () => {
    const [a, b] = [play(open(), 0, touch('top', 300)), play(open(), 0, touch('left', 700, 40))];
    for (const viewer of [1, 2, 'watcher'] as const) {
      expect(canonical(view(a, viewer))).toBe(canonical(view(b, viewer)));
      expect(view(a, viewer)).toMatchObject({ pointed: [0], touch: null, happened: [{ type: 'pointed', player: 0 }] });
    }
    expect(view(b, 0).touch).toEqual({ player: 0, slot: 'left', at: 700, uncertainty: 40, claimed: null });
  });

  it('after the close everyone sees each touch with its time, and what was right', () => {
    const state = close(play(play(open(), 0, touch('top', 300, 5)), 2, { ...touch('bottom', 200), claimed: 180 }));
    for (const viewer of [0, 1, 'watcher'] as const)
      expect(view(state, viewer)).toMatchObject({
        roll: null,
        right: state.right,
        last: { roll: ['up', 'red', 'not'], up: 'left', lie: true, table: { bottom: { kind: 'void' } } },
        touches: [
          { player: 2, slot: 'bottom', at: 200, uncertainty: 0, claimed: 180, right: false, verdict: 'mistake' },
          { player: 0, slot: 'top', at: 300, uncertainty: 5, claimed: null, right: true, verdict: 'first' },
        ],
      });
  });

  it('the order of the deck beyond its top back shows nowhere', () => {
    const state = dealt(2, { level: 'hard' });
    const [top, ...rest] = state.deck;
    const turned = { ...state, deck: [top as (typeof state.deck)[0], ...rest.toReversed()] };
    expect(view(turned, 0)).toEqual(view(state, 0));
  });

  it('while any round is open no field depends on what is right, and nothing of the last one is left', () => {
    wander(dealt(3, { level: 'extreme' }, 'open'), 'open', (state) => {
      if (state.phase !== 'open') return true;
      for (const viewer of [0, 'watcher'] as const) {
        expect(view({ ...state, right: ['left'] }, viewer)).toEqual(view({ ...state, right: [] }, viewer));
        expect(view(state, viewer)).toMatchObject({ right: null, last: null, touches: [] });
      }
      return true;
    });
  });

  it('survives JSON at every step of a game', () => {
    wander(dealt(3, {}, 'json'), 'json', (state) => {
      for (const viewer of [0, 2, 'watcher'] as const)
        expect(JSON.parse(JSON.stringify(view(state, viewer)))).toEqual(view(state, viewer));
      return true;
    });
  });
});
