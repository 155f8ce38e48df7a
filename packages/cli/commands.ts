import type { Command } from './command.ts';

/** Each command is loaded only when called, so that starting stays quick. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: () => import('./serve.ts').then((module) => module.serve),
  engine: () => import('./engine.ts').then((module) => module.engine),
  duel: () => import('./duel/duel.ts').then((module) => module.duel),
  ladder: () => import('./duel/ladder.ts').then((module) => module.ladder),
  bench: () => import('./bench.ts').then((module) => module.bench),
  replay: () => import('./saved/replay.ts').then((module) => module.replay),
  show: () => import('./saved/show.ts').then((module) => module.show),
  backup: () => import('./backup.ts').then((module) => module.backup),
  restore: () => import('./backup.ts').then((module) => module.restore),
  golden: () => import('./golden/golden.ts').then((module) => module.golden),
  puzzles: () => import('./puzzles.ts').then((module) => module.puzzles),
  rules: () => import('./rules.ts').then((module) => module.rules),
};
