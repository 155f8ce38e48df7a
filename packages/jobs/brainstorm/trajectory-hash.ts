import type { ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import type { Physics } from './rapier.ts';
import { simulate } from './simulate.ts';

/** FNV-1a, twice with different starts, over the bits of every pose: equal only if the whole flight is. */
export function trajectoryHash(physics: Physics, job: ThrowJob): string {
  const value = new Float32Array(1);
  const bits = new Uint32Array(value.buffer);
  let [one, two] = [0x811c9dc5, 0x2f0b4a27];
  simulate(physics, job, ({ at, rotation }) => {
    for (const part of [...at, ...rotation]) {
      value[0] = part;
      one = Math.imul(one ^ bits[0]!, 0x01000193);
      two = Math.imul(two ^ bits[0]! ^ (two >>> 15), 0x01000193);
    }
  });
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
