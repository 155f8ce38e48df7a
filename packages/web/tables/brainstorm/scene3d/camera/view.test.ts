import { tableFor } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Camera, ScenePawn } from '../../scene/scene.ts';
import { meets, pointedAt, rayThrough } from './picking.ts';
import {
  AT_REST,
  axesOf,
  eased,
  eyeOf,
  FIELD_OF_VIEW,
  turnedBy,
  type Vector,
  type View,
  viewOf,
  zoomedBy,
} from './view.ts';

const TABLE = tableFor(4);
const camera = (more: Partial<Camera> = {}): Camera => ({ kind: 'orbit', from: 'near', focus: null, ...more });

/** Position of a point in the picture, −1…1 from its middle. */
function inPicture(view: View, point: Vector, aspect: number): readonly [number, number] {
  const { right, up, back } = axesOf(view);
  const eye = eyeOf(view);
  const way = point.map((part, i) => part - (eye[i] ?? 0));
  const dot = (axis: Vector) => axis.reduce((sum, part, i) => sum + part * (way[i] ?? 0), 0);
  const depth = -dot(back) * Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  return [dot(right) / (depth * aspect), dot(up) / depth];
}

const corners = [-1, 1].flatMap((x) => [-1, 1].map((y): Vector => [(x * TABLE.width) / 2, (y * TABLE.depth) / 2, 0]));
const views = fc.record({
  kind: fc.constantFrom('top' as const, 'orbit' as const),
  from: fc.constantFrom('near' as const, 'right' as const, 'far' as const, 'left' as const),
  azimuth: fc.double({ min: -7, max: 7, noNaN: true }),
  polar: fc.double({ min: -1, max: 1, noNaN: true }),
  aspect: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
});

describe('the camera', () => {
  it('shows the whole table from everywhere, and leaves no more room than it must', () => {
    fc.assert(
      fc.property(views, ({ kind, from, azimuth, polar, aspect }) => {
        const wish = camera({ kind, from });
        const scene = { camera: wish, table: TABLE, box: null };
        const view = viewOf(scene, turnedBy(AT_REST, { azimuth, polar }, scene, aspect), aspect);
        const seen = corners.map((corner) => inPicture(view, corner, aspect));
        for (const [x, y] of seen) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
        expect(Math.max(...seen.flat().map(Math.abs))).toBeGreaterThan(0.7);
      }),
    );
  });

  it('shows the side it looks from at the bottom', () => {
    const sides = { near: [0, -1], right: [1, 0], far: [0, 1], left: [-1, 0] } as const;
    for (const from of ['near', 'right', 'far', 'left'] as const) {
      const view = viewOf({ camera: camera({ from }), table: TABLE, box: null }, AT_REST, 1);
      const [x, y] = sides[from];
      const [, height] = inPicture(view, [(x * TABLE.width) / 2, (y * TABLE.depth) / 2, 0], 1);
      expect(height).toBeLessThan(-0.4);
    }
  });

  it('shows the die in the hand, with the ring and the arrow behind it, on every screen', () => {
    for (const aspect of [0.6, 1, 1.3, 2.2]) {
      const view = viewOf({ camera: camera(), table: TABLE, box: null }, AT_REST, aspect);
      const [, height] = inPicture(view, [0, -TABLE.depth / 2 - 68, 0], aspect);
      expect(height).toBeGreaterThan(-1);
    }
  });

  it('looks down steeper where a flat look would leave height to spare', () => {
    const tilt = (aspect: number) => viewOf({ camera: camera(), table: TABLE, box: null }, AT_REST, aspect).polar;
    expect(tilt(0.6)).toBeLessThan(tilt(2.2));
    expect(tilt(1.1)).toBeLessThanOrEqual(tilt(1.6));
  });

  it('looks straight down from above', () => {
    const view = viewOf({ camera: camera({ kind: 'top' }), table: TABLE, box: null }, AT_REST, 1.5);
    const [x, y, z] = eyeOf(view);
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
    expect(z).toBeGreaterThan(800);
  });

  it('comes near to what matters on a small screen', () => {
    const focus = { at: [100, 50] as const, width: 200, height: 200 };
    const view = viewOf({ camera: camera({ kind: 'top', focus }), table: TABLE, box: null }, AT_REST, 0.5);
    expect(view.target).toEqual([expect.closeTo(100), expect.closeTo(50)]);
    expect(inPicture(view, [200, 50, 0], 0.5)[0]).toBeCloseTo(1);
  });

  it('holds a box that stands upright', () => {
    const box = { at: [200, 200] as const, angle: 0, stance: 'end' as const, state: 'stands' as const };
    const view = viewOf({ camera: camera(), table: TABLE, box }, AT_REST, 1.6);
    const [x, y] = inPicture(view, [200, 225, 270], 1.6);
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1.0001);
  });

  it('stays above the table, however far one turns', () => {
    const scene = { camera: camera(), table: TABLE, box: null };
    const turned = turnedBy(AT_REST, { azimuth: 0, polar: 9 }, scene, 1);
    expect(viewOf(scene, turned, 1).polar).toBeLessThan(Math.PI / 2);
    expect(turnedBy(turned, { azimuth: 0, polar: -9 }, scene, 1).polar).toBeLessThan(0);
    expect(zoomedBy(zoomedBy(AT_REST, 0.0001), 1).zoom).toBeGreaterThan(0.1);
  });

  it('comes back at once from where it can be turned no farther', () => {
    for (const aspect of [0.5, 1, 1.6, 2.4])
      for (const far of [9, -9]) {
        const scene = { camera: camera(), table: TABLE, box: null };
        const polar = (orbit: typeof AT_REST) => viewOf(scene, orbit, aspect).polar;
        const turned = turnedBy(AT_REST, { azimuth: 0, polar: far }, scene, aspect);
        const back = turnedBy(turned, { azimuth: 0, polar: -Math.sign(far) * 0.1 }, scene, aspect);
        expect(Math.abs(polar(back) - polar(turned))).toBeCloseTo(0.1);
      }
  });
});

describe('easing', () => {
  const from: View = { azimuth: 0.1, polar: 0.7, distance: 1500, target: [0, 0] };
  const to: View = { azimuth: 2 * Math.PI - 0.1, polar: 0, distance: 1200, target: [40, 20] };

  it('ends at the view itself, so that no more frames are asked for', () => {
    let view = from;
    let frames = 0;
    while (view !== to && frames < 200) {
      view = eased(view, to, 1 / 60);
      frames++;
    }
    expect(view).toBe(to);
    expect(frames).toBeLessThan(90);
  });

  it('turns the shorter way', () => {
    expect(eased(from, to, 1 / 60).azimuth).toBeLessThan(from.azimuth);
  });
});

describe('pointing', () => {
  const view = viewOf({ camera: camera(), table: TABLE, box: null }, AT_REST, 1.6);

  it('finds the millimetre that is seen', () => {
    fc.assert(
      fc.property(views, fc.integer({ min: -500, max: 500 }), fc.integer({ min: -400, max: 400 }), (look, x, y) => {
        const wish = camera({ kind: look.kind, from: look.from });
        const scene = { camera: wish, table: TABLE, box: null };
        const seen = viewOf(scene, turnedBy(AT_REST, look, scene, look.aspect), look.aspect);
        const at = inPicture(seen, [x, y, 0], look.aspect);
        const met = meets(rayThrough(seen, at, look.aspect), 0);
        expect(met?.[0]).toBeCloseTo(x, 3);
        expect(met?.[1]).toBeCloseTo(y, 3);
      }),
    );
  });

  it('at the head of a pawn means the pawn, if it can be chosen', () => {
    const pawn: ScenePawn = { key: 'a', seat: 0, at: [60, -20], open: true };
    const ray = rayThrough(view, inPicture(view, [60, -20, 30], 1.6), 1.6);
    expect(pointedAt(ray, [pawn])).toEqual([60, -20]);
    const behind = pointedAt(ray, [{ ...pawn, open: false }]);
    expect(behind?.[1], 'the table well behind its foot').toBeGreaterThan(-20 + 15);
  });

  it('at the sky means nothing', () => {
    expect(pointedAt({ from: [0, 0, 100], way: [0, 1, 0.1] }, [])).toBeNull();
  });
});
