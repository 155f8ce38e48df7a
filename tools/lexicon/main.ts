import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type BuiltLexicon, buildLexicons } from './build.ts';
import { type BuiltFile, hashSources, type Manifest, sha256 } from './manifest.ts';

/** `npm run lexicon` writes the lexicons where the rules look for them; `--check` compares them byte for byte. */
const folder = new URL('../../packages/games/mindtrainer/data/', import.meta.url);

const fileOf = ({ bytes, ...counts }: BuiltLexicon): BuiltFile => ({
  sha256: sha256(bytes),
  bytes: bytes.length,
  ...counts,
});

const built = buildLexicons();
const manifest: Manifest = {
  sources: hashSources(),
  files: Object.fromEntries(Object.entries(built).map(([name, lexicon]) => [name, fileOf(lexicon)])),
};
const files = {
  ...Object.fromEntries(Object.entries(built).map(([name, { bytes }]) => [name, bytes])),
  'manifest.json': new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`),
};

if (process.argv.includes('--check')) {
  const different = Object.entries(files).filter(([name, bytes]) => !readFileSync(new URL(name, folder)).equals(bytes));
  for (const [name] of different) process.stdout.write(`${name} differs from what the sources give\n`);
  if (different.length === 0) process.stdout.write('the built lexicons are what the sources give, byte for byte\n');
  process.exitCode = different.length === 0 ? 0 : 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(new URL(name, folder), bytes);
  process.stdout.write(`${JSON.stringify(manifest.files, null, 2)}\n`);
}
