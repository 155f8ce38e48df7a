import type { SceneArc } from '../../scene/scene.ts';

type Place = SceneArc['points'][number];

/** Points at equal distances along a line in space, including its ends. */
export function beadsAlong(points: SceneArc['points'], gap: number): readonly Place[] {
  const lengths = points.slice(1).map((to, i) => lengthBetween(points[i] as Place, to));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (whole === 0) return points.slice(0, 1);
  const count = Math.max(1, Math.round(whole / gap));
  const beads: Place[] = [];
  let passed = 0;
  let segment = 0;
  for (let i = 0; i <= count; i++) {
    const wanted = (whole * i) / count;
    while (segment < lengths.length - 1 && passed + (lengths[segment] ?? 0) < wanted) {
      passed += lengths[segment] ?? 0;
      segment++;
    }
    const part = Math.min(1, (wanted - passed) / (lengths[segment] || 1));
    const [from, to] = [points[segment] as Place, points[segment + 1] as Place];
    beads.push([mix(from[0], to[0], part), mix(from[1], to[1], part), mix(from[2], to[2], part)]);
  }
  return beads;
}

const mix = (a: number, b: number, part: number): number => a + (b - a) * part;
const lengthBetween = (a: Place, b: Place): number => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
