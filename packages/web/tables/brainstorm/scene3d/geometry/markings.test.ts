import { describe, expect, it } from 'vitest';
import type { Light, SceneTile } from '../../scene/scene.ts';
import { geometryOf } from './batch.ts';
import { ABOVE_TILES, layersOf, topOf } from './layers.ts';
import { markingsOf } from './markings.ts';

const COLOURS = { lamp: '#ffc53d', ink: '#1d1a26', players: ['#ff0000', '#0000ff'] };

const tile = (id: string, x: number, more: Partial<SceneTile> = {}): SceneTile => ({
  id: id as SceneTile['id'],
  tile: 'medium',
  face: 'front',
  at: [x, 0],
  angle: 0,
  owner: null,
  light: null,
  ...more,
});

describe('layers', () => {
  it('a tile lies over the earlier ones that it covers', () => {
    expect(layersOf([tile('t1', 0), tile('t2', 300), tile('t3', 50), tile('t4', 100)])).toEqual([0, 0, 1, 2]);
  });

  it('never rise above what is drawn over all tiles', () => {
    const pile = Array.from({ length: 30 }, (_, i) => tile(`t${i + 1}`, i));
    expect(topOf(Math.max(...layersOf(pile)))).toBeLessThan(ABOVE_TILES);
  });
});

describe('markings', () => {
  const heights = (positions: readonly number[]) => new Set(positions.filter((_, i) => i % 3 === 2));

  it('every tile has its shade, a neutral one no rim', () => {
    const { shade, rims, light } = markingsOf([tile('t1', 0)], COLOURS);
    expect(shade.positions.length).toBeGreaterThan(0);
    expect([rims.positions.length, light.positions.length]).toEqual([0, 0]);
  });

  it('rims have the colour of the owner and lie below the faces of tiles', () => {
    const { rims } = markingsOf([tile('t1', 0, { owner: 1 })], COLOURS);
    for (const z of heights(rims.positions)) expect(z).toBeLessThan(topOf(0));
    const colours = new Set(
      Array.from({ length: rims.colours.length / 4 }, (_, i) => rims.colours.slice(4 * i, 4 * i + 3).join()),
    );
    expect(colours).toContain('0,0,1');
    expect(colours).not.toContain('1,0,0');
  });

  it.each<Light>(['touched', 'doomed', 'last', 'open', 'chosen'])('what is %s is lit', (light) => {
    expect(markingsOf([tile('t1', 0, { light })], COLOURS).light.positions.length).toBeGreaterThan(0);
  });

  it('all triangles face up', () => {
    const { shade, light, rims } = markingsOf(
      [tile('t1', 0, { owner: 0, light: 'touched', face: 'back', angle: 77 })],
      COLOURS,
    );
    for (const [name, batch] of Object.entries({ shade, light, rims })) {
      const position = geometryOf(batch).getAttribute('position');
      for (let i = 0; i < position.count; i += 3) {
        const [ax, ay] = [position.getX(i), position.getY(i)];
        const [bx, by] = [position.getX(i + 1) - ax, position.getY(i + 1) - ay];
        const [cx, cy] = [position.getX(i + 2) - ax, position.getY(i + 2) - ay];
        expect(bx * cy - by * cx, name).toBeGreaterThan(-0.01);
      }
    }
  });
});
