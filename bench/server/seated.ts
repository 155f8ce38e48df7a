import { setTimeout as pause } from 'node:timers/promises';
import { type Load, type LoadOptions, startLoad } from '@izvilina/server/torture/load.ts';

/** Robots at tables, once all of them have received their view. */
export async function seated(options: LoadOptions): Promise<Load> {
  const load = await startLoad(options);
  const everybody = options.tables * options.seats;
  while ([...load.robots].filter(({ seen }) => seen !== null).length < everybody) await pause(20);
  return load;
}
