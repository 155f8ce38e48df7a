import { loadGame, type ReadData } from '@izvilina/games/load.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { MatchRecord } from '@izvilina/kernel/record.ts';
import { BOTS } from '../registry.ts';
import { analyse } from './analyse.ts';
import type { Analysis } from './analysis.ts';
import { ANALYSTS } from './registry.ts';

/** Analyses a whole record; `progress` gets the result so far after every event. */
export async function runAnalysis(
  record: MatchRecord,
  readData: ReadData,
  progress: (soFar: Analysis) => void = () => {},
): Promise<Analysis> {
  const { game: slug, options, rules } = record;
  if (!isSlug(slug)) throw new Error(`nobody analyses ${slug}`);
  const [game, bots, analyst] = await Promise.all([
    loadGame(slug, options, readData, rules),
    BOTS[slug](),
    ANALYSTS[slug](),
  ]);
  const steps = analyse(game, bots, analyst, record);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    progress(step.value);
  }
}
