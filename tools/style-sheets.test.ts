import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expandScreens, scaleToScreen } from '../packages/web/build/styleSheets.ts';
import { strayImports, wrongStyles } from './style-sheets.ts';

const WEB = fileURLToPath(new URL('../packages/web/', import.meta.url));

async function read(pattern: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  for await (const file of glob(pattern, { cwd: WEB, exclude })) found.set(file, await readFile(WEB + file, 'utf8'));
  return found;
}

describe('the style sheets of the site', () => {
  it('are layered, name their screens and take colours from tokens', async () => {
    const sheets = await read('**/*.css');
    expect(sheets.size).toBeGreaterThan(80);
    expect(wrongStyles(sheets)).toEqual([]);
  });

  it('of a table are brought in by its look.css', async () => {
    expect(strayImports(await read('tables/**/*.{ts,tsx}'))).toEqual([]);
  });
});

describe('a wrong style sheet', () => {
  const wrong = (...files: (readonly [string, string])[]) => wrongStyles(new Map(files));

  it.each([
    ['without a layer', '.a { gap: 1px; }'],
    ['with a layer of its own', '@layer mine { .a { gap: 1px; } }'],
    ['with a rule after its layer', '@layer kit { .a { gap: 1px; } }\n.b { gap: 2px; }'],
    ['with a size of its own', '@layer kit { @media (max-width: 700px) { .a { gap: 1px; } } }'],
    ['with an unknown screen', '@layer kit { @media (--watch) { .a { gap: 1px; } } }'],
    ['with a selector that matches nothing', '@layer kit { .a :is(.b::before, .c) { gap: 1px; } }'],
    ['with a colour in hex', '@layer kit { .a { color: #fff; } }'],
    ['with a colour in numbers', '@layer kit { .a { box-shadow: 0 1px rgb(0 0 0 / 0.3); } }'],
    ['with a colour by name', '@layer kit { .a { border: 1px solid white; } }'],
  ])('is seen: %s', (_, text) => {
    expect(wrong(['lobby/a.css', text])).toHaveLength(1);
  });

  it('is seen: two files of a layer set the same', () => {
    const text = '@layer kit { .a { gap: 1px; } }';
    expect(wrong(['lobby/a.css', text], ['shelf/b.css', text])).toHaveLength(1);
    expect(wrong(['tables/cow006/a.css', text], ['tables/cow006/b.css', text])).toEqual([]);
  });

  it('is not seen where there is nothing wrong', () => {
    const text = `@layer kit { /* #fff */ @media (--phone) and (hover: none) {
      .a { color: rgb(var(--sh) / 0.3); background: color-mix(in srgb, var(--ink) 9%, transparent); white-space: nowrap; } } }`;
    expect(wrong(['lobby/a.css', text], ['look/tokens.css', '@layer tokens { :root { --ink: #111; } }'])).toEqual([]);
    expect(wrong(['tables/cow006/look.css', '/* all */\n@import "./a.css";\n'])).toEqual([]);
  });

  it('is seen: imported past look.css', () => {
    const stray = (file: string, path: string) => strayImports(new Map([[file, `import '${path}';`]]));
    expect(stray('tables/cow006/hand/Held.tsx', './held.css')).toHaveLength(1);
    expect(stray('tables/cow006/hand/Held.tsx', '../look.css')).toEqual([]);
    expect(stray('tables/cow006/hand/Held.tsx', './opening.css')).toHaveLength(1);
    expect(stray('tables/cow006/box.tsx', './opening.css')).toEqual([]);
    expect(stray('tables/shared/Advice.tsx', './advice.css')).toEqual([]);
  });
});

describe('a named screen', () => {
  it('is replaced by what it stands for', () => {
    expect(expandScreens('(--phone), (hover: none)')).toBe('(max-width: 720px), (hover: none)');
    expect(() => expandScreens('(--watch)')).toThrow('--watch');
  });
});

describe('a pixel', () => {
  it.each([
    ['44px', '2.75rem'],
    ['-3px 0 calc(100% - 1.5px)', '-0.1875rem 0 calc(100% - 0.09375rem)'],
    ['url("./16px.webp") 0 9pt', 'url("./16px.webp") 0 9pt'],
  ])('grows with the screen: %s', (written, scaled) => {
    expect(scaleToScreen(written)).toBe(scaled);
  });
});
