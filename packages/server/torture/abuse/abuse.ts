import { parseArgs } from 'node:util';
import { ATTACKS, type Figure } from './attacks.ts';
import { Scene } from './scene.ts';

/** Every attack of issue 11 against a server of its own: what it did before, and what it does now. */
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

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const figures = await abuse(
    positionals.length > 0 ? positionals : Object.keys(ATTACKS),
    ({ item, what, before, after, holds }) =>
      process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${item}. ${what}: ${before} → ${after}\n`),
  );
  process.exit(figures.every(({ holds }) => holds) ? 0 : 1);
}
