import { expect, it } from 'vitest';
import { turnAboutZ } from './space.ts';
import { cosOf, sinOf, squareAngle } from './trig.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

it('knows the sine and cosine of every tenth of a degree', () => {
  for (let tenths = -3600; tenths <= 7200; tenths++) {
    const degrees = tenths / 10;
    expect(Math.abs(sinOf(degrees) - Math.sin(radians(degrees)))).toBeLessThan(2e-9);
    expect(Math.abs(cosOf(degrees) - Math.cos(radians(degrees)))).toBeLessThan(2e-9);
  }
});

it('reads the angle of a square back to the nearest tenth', () => {
  for (let degrees = 0; degrees < 360; degrees += 0.013) {
    const angle = squareAngle(Math.cos(radians(degrees)), Math.sin(radians(degrees)));
    expect(angle).toBeGreaterThanOrEqual(0);
    expect(angle).toBeLessThan(90);
    const off = Math.abs(angle - (degrees % 90));
    expect(Math.min(off, 90 - off)).toBeLessThan(0.0501);
  }
});

it('turns about the vertical by the angle it is told', () => {
  for (const degrees of [0, 0.1, 45, 90, 179.9, 180, 180.1, 270, 359.9, -30]) {
    const [, , z, w] = turnAboutZ(degrees);
    expect(w * w - z * z).toBeCloseTo(Math.cos(radians(degrees)), 8);
    expect(2 * z * w).toBeCloseTo(Math.sin(radians(degrees)), 8);
  }
});
