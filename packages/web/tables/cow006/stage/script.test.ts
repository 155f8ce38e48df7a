import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { AnyGame, Viewer } from '@izvilina/kernel/game.ts';
import { advance, begin, isOver, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, test } from 'vitest';
import { type Scene, sceneOf } from './scene.ts';
import { asksNobody, framesOf } from './script.ts';

const game = cow006 as AnyGame;

/** Every change of a whole game of random moves, as one viewer saw it. */
function changes(players: number, options: object, viewer: Viewer) {
  let match: Match = must(begin(game, { players, options: { ...options }, seed: `told-${players}` }));
  const seen: { before: CowView; after: CowView }[] = [];
  while (!isOver(match)) {
    const seat = viewOf(match, 'watcher').asks[0]?.seat ?? 0;
    const moves = game.moves(viewOf(match, seat));
    if (!moves.finite) throw new Error('cow006 has finitely many moves');
    const move = moves.all[chanceAt('told', match.seq).below(moves.all.length)];
    const next = must(advance(match, { at: 0, by: seat, move }));
    seen.push({ before: viewOf(match, viewer) as CowView, after: viewOf(next, viewer) as CowView });
    match = next;
  }
  return seen;
}

/** At the end of a round the view is already in the next round, while the animation stops at the deal. */
const comparable = ({ phase, rows, pool, picked, revealed, seats, hand }: Scene, dealt: boolean) => ({
  phase,
  rows,
  pool,
  picked,
  revealed,
  hand: dealt ? null : hand,
  seats: seats.map(({ down, total, penalty, openHand }) => ({
    down,
    total,
    penalty,
    openHand: dealt ? null : openHand,
  })),
});

describe.each([
  { players: 2, options: { rounds: 2 }, viewer: 0, kinds: ['took-sixth'] },
  { players: 5, options: {}, viewer: 3, kinds: ['took-sixth'] },
  { players: 10, options: { rounds: 2, hiddenBases: true }, viewer: 'watcher' as const, kinds: ['took-sixth'] },
  {
    players: 3,
    options: { variant: 'tactical', rounds: 2, openMemory: true },
    viewer: 1,
    kinds: ['drafted', 'took-sixth'],
  },
  { players: 2, options: { variant: 'tactical', rounds: 2 }, viewer: 0, kinds: ['drafted', 'took-lowest'] },
])('$players players, $options, seen by $viewer', ({ players, options, viewer, kinds }) => {
  const seat = viewer === 'watcher' ? null : (viewer as number);

  test('the telling of every event ends where the view is', () => {
    for (const { before, after } of changes(players, options, viewer)) {
      const frames = framesOf(sceneOf(before, seat), after.happened, seat);
      const last = frames.at(-1)?.scene as Scene;
      const dealt = after.happened.some(({ type }) => type === 'dealt');
      expect(comparable(last, dealt)).toEqual(comparable(sceneOf(after, seat), dealt));
    }
  });

  test('nobody is asked from the turning up of the cards until the last of them is told', () => {
    for (const { before, after } of changes(players, options, viewer)) {
      const frames = framesOf(sceneOf(before, seat), after.happened, seat);
      const shown = frames.findIndex(({ happened }) => happened[0]?.type === 'revealed');
      if (shown < 0) continue;
      expect(frames.slice(0, shown).some(({ happened }) => asksNobody(happened))).toBe(false);
      expect(frames.slice(shown).every(({ happened }) => asksNobody(happened))).toBe(true);
    }
  });

  test('cards are laid one at a time, and a sixth card is seen lying there before its row goes', () => {
    const seen = new Set<string>();
    for (const { before, after } of changes(players, options, viewer)) {
      const frames = framesOf(sceneOf(before, seat), after.happened, seat);
      for (const happening of after.happened as readonly CowHappening[]) {
        seen.add(happening.type === 'took' ? `took-${happening.why}` : happening.type);
        if (happening.type !== 'took' || happening.why !== 'sixth') continue;
        const shown = frames.filter((frame) => frame.happened[0] === happening);
        expect(shown.map(({ scene }) => scene.rows[happening.row]?.length)).toEqual([6, 1]);
        expect(shown.at(-1)?.scene.seats[happening.player]?.arriving).toEqual(happening.cards);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['picked', 'revealed', 'placed', 'scored', ...kinds]));
  });
});

test('the 55 is heard when it is laid and when it is taken', () => {
  const heard = [2, 5].flatMap((players) =>
    changes(players, { rounds: 2 }, 'watcher').flatMap(({ before, after }) =>
      framesOf(sceneOf(before, null), after.happened, null).flatMap(({ happened, sound }) =>
        happened.flatMap((one) =>
          one.type === 'placed' || one.type === 'took'
            ? [{ type: one.type, dear: (one.type === 'took' ? one.cards : [one.card]).includes(55), sound }]
            : [],
        ),
      ),
    ),
  );
  const moos = heard.filter(({ sound }) => sound === 'moo');
  expect(new Set(moos.map(({ type }) => type))).toEqual(new Set(['placed', 'took']));
  expect(moos.every(({ dear }) => dear)).toBe(true);
  expect(heard.filter(({ type, dear }) => type === 'placed' && dear).every(({ sound }) => sound === 'moo')).toBe(true);
});

test('a watcher and a device between two hands show no hand', () => {
  const match = must(begin(game, { players: 2, options: {}, seed: 'x' }));
  expect(sceneOf(viewOf(match, 0) as CowView, 0).hand).toHaveLength(10);
  expect(sceneOf(viewOf(match, 0) as CowView, null).hand).toEqual([]);
  expect(sceneOf(viewOf(match, 'watcher') as CowView, null).hand).toEqual([]);
});
