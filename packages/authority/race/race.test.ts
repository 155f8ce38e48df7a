import { notnot } from '@izvilina/games/notnot/game.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { State } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import { replay } from '@izvilina/kernel/record.ts';
import { must } from '@izvilina/kernel/result.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Deps, PAUSES } from '../deps.ts';
import { codeOf, RaceRig, rightOf, solvable, steady, wrongOf } from '../testing/race-rig.ts';
import { settle } from '../testing/rig.ts';
import { ALLOWANCE, QUICKEST } from './reaction.ts';

let rig: RaceRig;
beforeEach(() => {
  rig = new RaceRig();
});
afterEach(() => rig.close());

describe('the show', () => {
  it('is at the same moment for everybody who plays, however far they are', async () => {
    const { anya, boris, watcher } = await rig.seated();
    await rig.pass(PAUSES.ready + 1000);
    expect(anya.view.phase).toBe('open');
    expect(boris.shownAt).toBe(anya.shownAt);
    expect(watcher.shownAt).toBe(anya.shownAt + 30); // watchers are sent nothing ahead of the reveal
  });

  it('follows the last round as soon as the host wants it', async () => {
    const { anya } = await rig.solvableRound({ restMs: 1000, boris: steady(20) });
    const { round } = anya.view;
    await anya.touch(rightOf(anya.view)[0] as Slot, 200);
    while (anya.view.round === round) await rig.pass(10);
    const closed = anya.views.find(({ view }) => view.round === round && view.phase === 'between')?.at ?? Number.NaN;
    expect(anya.shownAt - closed).toBeGreaterThanOrEqual(980);
    expect(anya.shownAt - closed).toBeLessThan(1100);
  });

  it('comes no earlier to who opens the table again meanwhile', async () => {
    const { on, anya, boris } = await rig.seated();
    await rig.pass(PAUSES.ready + 30); // the roll has been sent to Boris, but not yet to Anya
    expect(boris.views.at(-1)?.view.phase).toBe('open');
    const again = rig.racer(on, 'anya', steady(20));
    await again.say({ type: 'open', table: rig.table });
    expect(again.views).toEqual([]);
    expect(codeOf(await anya.touch('top', 200))).not.toBe('ok');
    await rig.pass(300);
    expect(again.shownAt).toBe(anya.shownAt);
  });
});

describe('whoever comes and goes', () => {
  it('is measured from the moment they sit down to it', async () => {
    let asked = 0;
    const raya = rig.node().connect(
      { id: 'raya', name: 'raya' },
      {
        send: () => undefined,
        renamed: async () => undefined,
        roundTrip: () => {
          asked++;
          return null;
        },
      },
    );
    await rig.seated();
    await raya.receive({ id: 1, type: 'open', table: rig.table });
    expect(asked).toBeGreaterThan(0);
  });

  it('is not sent the roll they looked away from', async () => {
    const { anya, boris } = await rig.seated();
    await rig.pass(PAUSES.ready + 30); // the roll has been sent to Boris, but not yet to Anya
    await anya.say({ type: 'close', table: rig.table });
    const before = anya.views.length;
    await rig.pass(1000);
    expect([anya.views.length, boris.view.phase]).toEqual([before, 'open']);
  });
});

describe('a touch', () => {
  it('is worth what the device says where the line bears it out', async () => {
    const { anya, boris } = await rig.solvableRound({ boris: steady(300, 20) });
    const [slot] = rightOf(anya.view);
    await rig.pass(anya.shownAt + 700 - rig.clock.now());
    await boris.touch(slot as string, 550); // made at 550, half a round trip ago
    expect(boris.view.touch).toMatchObject({ at: 550, claimed: 550, uncertainty: 18 });
  });

  it('may be quicker than the line allows only within the allowance, which is soon spent', async () => {
    const { anya, boris } = await rig.solvableRound({ boris: steady(20) });
    const touchedAt = async (ms: number) => {
      await rig.pass(anya.shownAt + ms + 10 - rig.clock.now());
      await anya.touch('top', 160);
      const { touch } = anya.view;
      await boris.touch('top', 160);
      while (anya.view.phase !== 'open') await rig.pass(100);
      return touch?.at;
    };
    expect(await touchedAt(400)).toBe(400 - ALLOWANCE.most);
    const second = await touchedAt(400);
    expect(second).toBeGreaterThan(400 - 0.7 * ALLOWANCE.most);
    expect(second).toBeLessThan(400);
  });

  it('may be claimed a little later than it was heard, for clocks that round, and no more', async () => {
    const { anya } = await rig.solvableRound();
    const sent = anya.shownAt - 10;
    await rig.pass(sent + 500 - rig.clock.now());
    const slot = wrongOf(anya.view);
    expect(codeOf(await anya.touch(slot, 601))).toBe('BAD_MOVE');
    expect(codeOf(await anya.touch(slot, 600))).toBe('ok');
    expect(anya.view.touch).toMatchObject({ at: 600, claimed: 600 });
  });

  it('that no person can have made counts as the quickest possible', async () => {
    const { anya } = await rig.solvableRound();
    await rig.pass(anya.shownAt + 60 - rig.clock.now());
    await anya.touch(wrongOf(anya.view), 50);
    expect(anya.view.touch).toMatchObject({ at: QUICKEST, claimed: 50 });
  });

  it('is not made quicker by coming back', async () => {
    const { on, anya } = await rig.solvableRound();
    await rig.pass(anya.shownAt + 1000 - rig.clock.now());
    anya.goAway();
    const again = rig.racer(on, 'anya', steady(20));
    await again.say({ type: 'open', table: rig.table });
    await rig.pass(200);
    await again.touch(wrongOf(again.view), 190);
    expect(again.view.touch?.at).toBeGreaterThan(1000);
  });

  it('on a slower line still wins when it was made earlier', async () => {
    const { anya, boris } = await rig.solvableRound();
    const shown = anya.shownAt;
    const [slot] = rightOf(anya.view) as readonly [Slot];
    await rig.pass(shown + 440 - rig.clock.now());
    await anya.touch(slot, 430);
    await rig.pass(shown + 550 - rig.clock.now());
    await boris.touch(slot, 400);
    expect(anya.view.touches.map(({ player, at, verdict }) => [player, at, verdict])).toEqual([
      [1, 400, 'first'],
      [0, 430, 'late'],
    ]);
  });

  it('is waited for no longer than the slower line needs', async () => {
    const { anya } = await rig.solvableRound();
    await anya.touch(rightOf(anya.view)[0] as Slot, 20);
    const touched = rig.clock.now();
    while (anya.view.phase === 'open') await rig.pass(10);
    expect(rig.clock.now() - touched).toBeLessThanOrEqual(350);
    expect(rig.clock.now() - touched).toBeGreaterThanOrEqual(220);
  });
});

describe('what is refused', () => {
  const notTouches: readonly [string, number | undefined, object][] = [
    ['without a time', undefined, {}],
    ['in the past', -1, {}],
    ['in the future', 5_000, {}],
    ['at no time at all', Number.NaN, {}],
    ['never', Number.POSITIVE_INFINITY, {}],
    ['with a time of its own', 400, { move: { type: 'point', slot: 'top', at: 200 } }],
    ['with a certainty of its own', 400, { move: { type: 'point', slot: 'top', uncertainty: 0 } }],
    ['nowhere', 400, { move: { type: 'point', slot: 'middle' } }],
    ['as nothing', 400, { move: null }],
  ];
  it.each(notTouches)('a touch %s', async (_, claimed, changes) => {
    const { anya } = await rig.solvableRound();
    await rig.pass(anya.shownAt + 500 - rig.clock.now());
    expect(codeOf(await anya.touch('top', claimed, changes))).toMatch(/^BAD_(MOVE|MESSAGE)$/);
    expect(await rig.points()).toEqual([]);
    expect(codeOf(await anya.touch('top', 400))).toBe('ok');
  });

  it('two touches, another’s seat, a touch before the show and after the close', async () => {
    const { anya, boris } = await rig.seated();
    expect(codeOf(await anya.touch('top', 0))).toBe('NOT_YOUR_TURN');
    await rig.pass(PAUSES.ready + 400);
    while (!solvable(anya.view)) await rig.pass(100);
    const { seq } = anya.views.at(-1) as { seq: number };
    expect(codeOf(await anya.touch('top', 10, { seat: 1 }))).toBe('NOT_YOUR_SEAT');
    expect(codeOf(await anya.touch(wrongOf(anya.view), 10))).toBe('ok');
    expect(codeOf(await anya.touch(rightOf(anya.view)[0] as Slot, 10))).toBe('NOT_YOUR_TURN');
    expect(await rig.points()).toHaveLength(1);
    expect(codeOf(await boris.touch(rightOf(boris.view)[0] as Slot, 10))).toBe('ok');
    expect(codeOf(await boris.touch('top', 10, { seq }))).toBe('STALE');
    expect(await rig.points()).toHaveLength(2);
  });

  it('a second touch, which takes nothing from the allowance', async () => {
    const { anya, boris } = await rig.solvableRound({ boris: steady(20) });
    const pass = () => rig.pass(anya.shownAt + 410 - rig.clock.now());
    await pass();
    await anya.touch('top', 400);
    expect(codeOf(await anya.touch('top', 160))).toBe('NOT_YOUR_TURN');
    await boris.touch('top', 400);
    while (anya.view.phase !== 'open') await rig.pass(100);
    await pass();
    await anya.touch('top', 160);
    expect(anya.view.touch?.at).toBe(400 - ALLOWANCE.most);
  });

  it('a claimed time where there is no race, and hints where there is one', async () => {
    const { anya } = await rig.solvableRound();
    expect(codeOf(await anya.say({ type: 'hint', table: rig.table, seat: 0 }))).toBe('NO_HINTS');
    const chairs = [{ kind: 'me' as const }, { kind: 'me' as const }];
    const made = await anya.say({
      type: 'create',
      client: 'a-table-of-cow',
      game: 'cow006',
      options: {},
      pace: 'calm',
      watchers: true,
      chairs,
      start: true,
    });
    const cow = made.ok ? (made.value as { table: string }).table : '';
    const move = { type: 'move' as const, table: cow, seat: 0, seq: 0, client: 'client-of-cow', claimed: 200 };
    expect(codeOf(await anya.say({ ...move, move: { type: 'pick', card: 1 } }))).toBe('BAD_MOVE');
  });
});

describe('what the wire tells before the close', () => {
  /** What the others hear, and when, from the reveal to shortly before the close; Anya touches `slotOf` the roll. */
  async function overheard(slotOf: (view: NotNotView) => Slot): Promise<string> {
    rig = new RaceRig(); // deals the same cards again
    const { anya, boris, watcher } = await rig.solvableRound();
    const from = [boris, watcher].map(({ heard }) => heard.length);
    await rig.pass(anya.shownAt + 400 - rig.clock.now());
    const began = rig.clock.now();
    const reply = await anya.touch(slotOf(anya.view), 380);
    await rig.pass(200);
    const [slow, beside] = [boris, watcher].map(({ heard }, index) =>
      heard.slice(from[index]).map(({ at, message }) => [at - began, message]),
    );
    expect(slow?.length).toBeGreaterThan(0);
    return JSON.stringify([reply.ok, slow, beside])
      .replaceAll(rig.table, 'table')
      .replaceAll(/"since":\d+/g, '"since":0');
  }

  it('does not depend on whether a touch was right', async () => {
    expect(await overheard((view) => rightOf(view)[0] as Slot)).toBe(await overheard(wrongOf));
  });

  it('does not depend on what is right, how long the roll would stay, or how long a touch is held back', async () => {
    const { anya } = await rig.solvableRound();
    await anya.touch(rightOf(anya.view)[0] as Slot, 20);
    const file = (await rig.store.table(rig.table))?.doc;
    const start = { players: 2, options: file?.options ?? null, seed: file?.seed ?? '' };
    const match = must(replay(notnot, { ...start, game: 'notnot', rules: notnot.rules, events: await rig.events() }));
    const state = match.state as State;
    expect(anya.view).toEqual(notnot.view(state, 0));
    for (const viewer of [0, 1, 'watcher'] as const) {
      const other = { ...state, right: ['top', 'left'] as const, pause: 1, hold: 1 };
      expect(notnot.view(other, viewer)).toEqual(notnot.view(state, viewer));
    }
  });

  it('says nothing while a roll without an answer waits', async () => {
    const all = await rig.seated();
    await rig.pass(PAUSES.ready + 300);
    for (;;) {
      while (all.anya.view.phase !== 'open') await rig.pass(50);
      await rig.pass(300); // time for the slower connections
      if (rightOf(all.anya.view).length === 0) break;
      while (all.anya.view.phase === 'open') await rig.pass(500);
    }
    const before = [all.anya, all.boris, all.watcher].map(({ heard }) => heard.length);
    await rig.pass(1000);
    expect([all.anya, all.boris, all.watcher].map(({ heard }) => heard.length)).toEqual(before);
    const last = all.anya.heard.findLast(({ message }) => message.type === 'view')?.message;
    expect(last).toMatchObject({ clocks: [] });
  });
});

describe('bots', () => {
  it('touch in their own time, counted from the show, and may refrain', async () => {
    const think: Deps['think'] = async ({ view }) => {
      const seen = view as NotNotView;
      const move = { type: 'point', slot: wrongOf(seen), at: 640 };
      return { move: seen.viewer === 2 ? move : null, after: 640, value: 0, nodes: 1, best: [] };
    };
    const { anya } = await rig.solvableRound({ bots: 2, think });
    const shown = anya.view.since;
    await rig.pass(shown + 639 - rig.clock.now());
    expect(anya.view.pointed).toEqual([]);
    await rig.pass(1);
    await settle();
    expect(anya.view.pointed).toEqual([2]);
    expect(await rig.points()).toContainEqual({ type: 'point', slot: wrongOf(anya.view), at: 640 });
  });
});
