import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import { holdsDie, NO_SLACK } from '@izvilina/games/brainstorm/geometry/placement.ts';
import type { Rest } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TablePointer } from '../scene/scene.ts';
import { edgeNear, handAt, throwOf, withHeight, withPitch, withStyle } from './aim.ts';
import { type Controls, controlsFor, grabs, reduce, released } from './controls.ts';
import { wobbled } from './laying.ts';

const seen = (position: object): BrainstormView =>
  brainstorm.view(must(brainstorm.position({ players: 2, ...position }, chances('controls')(0))), 0);

const tile = (id: string, size: string, at: readonly [number, number]) => ({
  id,
  tile: size,
  face: 'front',
  at,
  angle: 0,
});
const THROW = seen({ dice: ['black', 'white'] });
const LAY = seen({
  dice: ['black', 'white'],
  thrown: ['black'],
  tiles: [tile('p1', 'medium', [-65, 0])],
  pawns: [['p1', null], []],
  rest: { die: 'black', at: [-15, -10], angle: 20 },
});

const fresh = (view: BrainstormView): Controls => controlsFor(view, null, 'near');
const at = (x: number, y: number, time = 0): TablePointer => ({ at: [x, y], time, pointerId: 1, pointerType: 'mouse' });
const BOTTOM = -THROW.table.depth / 2;
const rounded = (point: readonly number[]): number[] => point.map((value) => Math.round(value * 1000) / 1000 + 0);

describe('throwing', () => {
  test('begins in the middle of the side one looks from, with the first die', () => {
    const now = fresh(THROW);
    expect(now.die).toBe('black');
    expect(rounded(handAt(THROW.table, now.aim))).toEqual([0, BOTTOM - 30]);
  });

  test('everything a hand can do is laid out on demand, and stays so for the next question', () => {
    const now = fresh(THROW);
    expect(now.allGrips).toBe(false);
    const open = reduce(now, { type: 'allGrips' }, THROW);
    expect(controlsFor(LAY, open, 'near').allGrips).toBe(true);
  });

  test('a pointer beside the table takes the die to the nearest place; one in the middle does not', () => {
    const now = fresh(THROW);
    expect(grabs(now, at(0, 0), THROW)).toBe(false);
    expect(grabs(now, at(300, 40), THROW)).toBe(true);
    const taken = reduce(now, { type: 'down', pointer: at(300, 40) }, THROW);
    expect(rounded(handAt(THROW.table, taken.aim))).toEqual([300, 40]);
  });

  test('pulled straight back it flies straight in, the farther the faster', () => {
    const down = reduce(fresh(THROW), { type: 'down', pointer: at(0, BOTTOM - 30) }, THROW);
    const near = reduce(down, { type: 'move', pointer: at(0, BOTTOM - 60, 300) }, THROW);
    const far = reduce(down, { type: 'move', pointer: at(0, BOTTOM - 100, 300) }, THROW);
    const [weak, strong] = [near, far].map((now) =>
      released(now, at(0, now === near ? BOTTOM - 60 : BOTTOM - 100, 600), THROW),
    );
    expect(weak?.aim.yaw).toBe(0);
    expect(strong?.aim.force).toBeGreaterThan(weak?.aim.force ?? 1);
  });

  test('pulled to the right it flies to the left', () => {
    const down = reduce(fresh(THROW), { type: 'down', pointer: at(0, BOTTOM - 30) }, THROW);
    const pulled = reduce(down, { type: 'move', pointer: at(40, BOTTOM - 70, 300) }, THROW);
    expect(pulled.aim.yaw).toBe(45);
  });

  test('a slip of the hand, or a pull over the table, throws nothing', () => {
    const down = reduce(fresh(THROW), { type: 'down', pointer: at(0, BOTTOM - 30) }, THROW);
    for (const to of [at(2, BOTTOM - 33, 400), at(0, BOTTOM + 60, 400)])
      expect(released(reduce(down, { type: 'move', pointer: to }, THROW), { ...to, time: 900 }, THROW)).toBeNull();
  });

  test('a flick throws with the speed of the last 80 ms only', () => {
    let now = reduce(fresh(THROW), { type: 'down', pointer: at(0, BOTTOM - 60, 0) }, THROW);
    // Slowly for a long time, then 60 mm in 50 ms: 1200 mm/s.
    for (const [y, time] of [
      [BOTTOM - 59, 400],
      [BOTTOM - 58, 800],
      [BOTTOM - 28, 825],
    ] as const)
      now = reduce(now, { type: 'move', pointer: at(0, y, time) }, THROW);
    const thrown = released(now, at(0, BOTTOM + 2, 850), THROW);
    const { speed, yaw } = throwOf(thrown?.aim ?? now.aim, 'black');
    expect(yaw).toBe(0);
    expect(speed).toBeGreaterThan(850);
    expect(speed).toBeLessThan(1050);
  });

  test('every style keeps to what a hand can do', () => {
    const { aim } = fresh(THROW);
    expect(withPitch(withStyle(aim, 'skim'), 60).pitch).toBe(10);
    expect(withHeight(withStyle(aim, 'skim'), 300).height).toBe(40);
    expect(withHeight(withStyle(aim, 'slap'), 300).height).toBe(0);
    expect(withPitch(withStyle(aim, 'slap'), 0).pitch).toBe(45);
  });

  test('with one’s own side only, the hand stays there', () => {
    const view = seen({ dice: ['black', 'white'], options: { ownSide: true } });
    const taken = reduce(fresh(view), { type: 'down', pointer: at(300, 40) }, view);
    const move = throwOf(taken.aim, 'black');
    expect(brainstorm.step(brainstorm.imagine(view, chances('x')(0)), { at: 0, by: 0, move }, chances('y')(1)).ok).toBe(
      true,
    );
  });

  test('whatever is pulled, the rules take the throw', () => {
    const coordinate = fc.double({ min: -600, max: 600, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (ax, ay, bx, by) => {
        const down = reduce(fresh(THROW), { type: 'down', pointer: at(ax, ay) }, THROW);
        const pulled = reduce(down, { type: 'move', pointer: at(bx, by, 300) }, THROW);
        const thrown = released(pulled, at(bx, by, 600), THROW);
        if (!thrown) return;
        const move = throwOf(thrown.aim, 'black');
        const next = brainstorm.step(
          brainstorm.imagine(THROW, chances('x')(0)),
          { at: 0, by: 0, move },
          chances('y')(1),
        );
        expect(next.ok).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('the nearest place on the perimeter, on all four sides', () => {
    const { width, depth } = THROW.table;
    const round = 2 * (width + depth);
    expect(edgeNear(THROW.table, [0, -400])).toBeCloseTo(width / 2 / round);
    expect(edgeNear(THROW.table, [500, 0])).toBeCloseTo((width + depth / 2) / round);
    expect(edgeNear(THROW.table, [0, 400])).toBeCloseTo((1.5 * width + depth) / round);
    expect(edgeNear(THROW.table, [-500, 0])).toBeCloseTo((2 * width + 1.5 * depth) / round);
  });
});

describe('laying', () => {
  const rest = LAY.rest as Rest;

  test('begins with a pose that joins one’s own network', () => {
    const { lay } = fresh(LAY);
    expect(lay).not.toBeNull();
    const placed = brainstorm.step(
      brainstorm.imagine(LAY, chances('x')(0)),
      { at: 0, by: 0, move: lay! },
      chances('y')(1),
    );
    expect(placed.ok && placed.value.happened.some((one) => one.type === 'joined' && one.owner === 0)).toBe(true);
  });

  test('wobbling never leaves the play of the hole, and turning gets to five degrees', () => {
    const { lay } = fresh(LAY);
    const by = fc.record({
      dx: fc.double({ min: -1, max: 1, noNaN: true }),
      dy: fc.double({ min: -1, max: 1, noNaN: true }),
      turn: fc.double({ min: -9, max: 9, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(by, { maxLength: 6 }), (nudges) => {
        const after = nudges.reduce((now, nudge) => wobbled(rest, now, nudge), lay!);
        expect(holdsDie(rest, after)).toBe(true);
      }),
    );
    const turned = Array.from({ length: 11 }).reduce<NonNullable<typeof lay>>(
      (now) => wobbled(rest, now, { turn: 0.5 }),
      lay!,
    );
    expect(turned.slack.turn).toBeGreaterThanOrEqual(5);
  });

  test('a tap beside the die takes the pose that lies there', () => {
    const tapped = reduce(fresh(LAY), { type: 'down', pointer: at(30, -10) }, LAY);
    const other = reduce(fresh(LAY), { type: 'down', pointer: at(-60, -10) }, LAY);
    expect(tapped.lay).not.toEqual(other.lay);
    expect(tapped.lay?.slack).toEqual(NO_SLACK);
  });

  test('a new question begins anew, the same one does not', () => {
    const now = reduce(fresh(LAY), { type: 'wobble', by: { turn: 2 } }, LAY);
    expect(controlsFor(LAY, now, 'near')).toBe(now);
    const next = controlsFor(THROW, now, 'near');
    expect(next.lay).toBeNull();
    expect(next.aim).toEqual(now.aim);
  });
});

test('after a throw past the table the hand stays where it was, and calms down', () => {
  const down = reduce(fresh(THROW), { type: 'down', pointer: at(-120, BOTTOM - 30) }, THROW);
  const wild = reduce(down, { type: 'move', pointer: at(-120, BOTTOM - 200, 300) }, THROW);
  expect(wild.aim.force).toBe(1);
  const again = controlsFor({ ...THROW, asks: [{ seat: 0, what: 'throw:again', secret: false }] }, wild, 'near');
  expect(again.aim).toEqual({ ...wild.aim, yaw: 0, force: fresh(THROW).aim.force });
});

test('whoever only pressed the button throws the next die from another place; an aim of one’s own stays', () => {
  const before = fresh(THROW);
  const boxMoved = controlsFor({ ...THROW, asks: [{ seat: 0, what: 'throw:anew', secret: false }] }, before, 'near');
  expect(boxMoved.aim).toEqual(before.aim);
  const places = [before.aim.edge];
  for (let now = before; places.length < 4; now = controlsFor(THROW, controlsFor(LAY, now, 'near'), 'near'))
    places.push(controlsFor(LAY, now, 'near').aim.edge);
  const [from, to] = [0, THROW.table.width / (2 * (THROW.table.width + THROW.table.depth))];
  for (const edge of places) {
    expect(edge).toBeGreaterThan(from);
    expect(edge).toBeLessThan(to);
  }
  expect(new Set(places).size).toBe(4);
  // Beside the last tile, where the next one may still touch it.
  const round = 2 * (THROW.table.width + THROW.table.depth);
  expect(((places[1] ?? 0) - (places[0] ?? 0)) * round).toBeCloseTo(80);
  const aimed = reduce(before, { type: 'aim', change: (aim) => ({ ...aim, force: 0.6 }) }, THROW);
  expect(controlsFor(LAY, aimed, 'near').aim).toEqual(aimed.aim);
});

test('wheel and two fingers turn whatever is being placed', () => {
  const tile = reduce(fresh(LAY), { type: 'twist', degrees: 0.5 }, LAY);
  expect(tile.lay?.slack.turn).toBe(0.5);
  const burner = seen({
    dice: ['black', 'white'],
    thrown: ['black', 'white'],
    burned: true,
    rest: { die: 'black', at: [0, 0], angle: 0, burner: true },
  });
  expect(reduce(fresh(burner), { type: 'twist', degrees: -0.5 }, burner).burn).toBe(358);
  const box = reduce(reduce(fresh(THROW), { type: 'takeBox' }, THROW), { type: 'twist', degrees: 2.5 }, THROW);
  expect(box.box?.angle).toBe(10);
});

test('the box is tried on a free place, follows the pointer and never leaves the table', () => {
  const view = seen({ dice: ['black', 'white'], tiles: [tile('p1', 'large', [0, 0])] });
  const held = reduce(fresh(view), { type: 'takeBox' }, view);
  expect(held.box).not.toBeNull();
  const move = {
    type: 'box',
    pose: { ...held.box!, at: [held.box!.at[0], held.box!.at[1]] as [number, number] },
  } as const;
  expect(brainstorm.step(brainstorm.imagine(view, chances('x')(0)), { at: 0, by: 0, move }, chances('y')(1)).ok).toBe(
    true,
  );
  const [x, y] = held.box!.at;
  const down = reduce(held, { type: 'down', pointer: at(x + 5, y + 5) }, view);
  expect(reduce(down, { type: 'move', pointer: at(x + 15, y) }, view).box?.at).toEqual([x + 10, y - 5]);
  expect(reduce(down, { type: 'move', pointer: at(9000, y + 5) }, view).box?.at[0]).toBe(view.table.width / 2);
});
