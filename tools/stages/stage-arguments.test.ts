import { expect, it } from 'vitest';
import { parseStages } from './stage-arguments.mjs';

const parse = (line: string) =>
  parseStages(line.split(' ').filter(Boolean), ['lint', 'unit', 'browser'], ['unit', 'browser']);

it('runs everything when nothing is named', () => {
  expect(parse('')).toEqual({ stages: [], runnerArgs: {}, fault: null });
});

it('hands what follows a stage to its runner', () => {
  expect(parse('lint unit packages/games -t timeout browser e2e/axe.test.ts')).toEqual({
    stages: ['lint', 'unit', 'browser'],
    runnerArgs: { unit: ['packages/games', '-t', 'timeout'], browser: ['e2e/axe.test.ts'] },
    fault: null,
  });
});

it('says what it does not know, instead of running everything', () => {
  expect(parse('packages/games').fault).toMatch('no such stage: packages/games (lint, unit, browser)');
  expect(parse('lint --fix').fault).toMatch('no such stage: --fix');
});
