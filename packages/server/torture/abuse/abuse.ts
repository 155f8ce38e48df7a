import { parseArgs } from 'node:util';
import { ATTACKS, type Figure } from './attacks.ts';
import { crowd } from './crowd.ts';
import { Scene } from './scene.ts';

/** Runs every attack of issue 11 against a server of its own: what it did before, and what it does now. */
export async function abuse(names: readonly string[], tell: (figure: Figure) => void): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const name of names) {
    const attack = ATTACKS[name];
    if (!attack) throw new Error(`no such attack: ${name} (${Object.keys(ATTACKS).join(', ')})`);
    const scene = await Scene.open();
    try {
      for (const figure of await attack(scene)) {
        figures.push(figure);
        tell(figure);
      }
    } finally {
      await scene.close();
    }
  }
  return figures;
}

/** Limit of the honest players' p99, in milliseconds, beside 500 hostile sockets. */
const SLOWEST_MS = 250;

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      hostile: { type: 'string', default: '500' },
      games: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '20' },
    },
  });
  const names = positionals.length > 0 ? positionals : ['crowd', ...Object.keys(ATTACKS)];
  let holds = true;
  if (names.includes('crowd')) {
    const { hostile, games, seconds } = values;
    const sizes = { hostile: Number(hostile), games: Number(games), seconds: Number(seconds) };
    const report = await crowd({ ...sizes, slowest: SLOWEST_MS });
    process.stdout.write(`${JSON.stringify({ ...sizes, ...report })}\n`);
    holds = report.faults.length === 0;
  }
  const figures = await abuse(
    names.filter((name) => name !== 'crowd'),
    ({ item, what, before, after, holds }) =>
      process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${item}. ${what}: ${before} → ${after}\n`),
  );
  process.exit(holds && figures.every((figure) => figure.holds) ? 0 : 1);
}
