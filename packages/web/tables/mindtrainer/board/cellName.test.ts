import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cellName } from './cellName.ts';
import { ROWS } from './cells.ts';

it('names the cells by what is printed on the rim', () => {
  const sheet = readFileSync(new URL('./board.css', import.meta.url), 'utf8');
  const columns = /symbols: ([^;]+);/.exec(sheet)?.[1]?.split(' ');
  expect(ROWS[0]?.map(cellName)).toEqual(columns?.map((letter) => `${letter}1`));
  expect(ROWS.map((row) => row[0] && cellName(row[0]))).toEqual(ROWS.map((_, y) => `А${y + 1}`));
});
