import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { describe, expect, it } from 'vitest';
import { titlesOf } from '../titles.ts';
import { compareLedger, idsIn, rulebookFaults, testTitles } from './ledger.ts';

const LEDGER = `
| id    | rule |
| ----- | ---- |
| ZZ-01 | One. See also ZZ-02. |
| ZZ-02 | Two. |

| id    | ruling |
| ----- | ------ |
| ZZ-R1 | Ours. |
| ZZ-D1 | A component. |
`;
const words = { ru: 'да', en: 'yes' };
const note = (id: string, ...rules: string[]): Scenario => ({ id, rules, title: words, text: words });
const TITLES = ['ZZ-01, ZZ-02: both', 'rulings > ZZ-R1', 'ZZ-D1'];
const RULEBOOK = { scenarios: [note('one', 'ZZ-01', 'ZZ-02'), note('ours', 'ZZ-R1', 'ZZ-D1')], guide: ['one'] };

describe('compareLedger', () => {
  it('is content when every row has a test and a scenario', () => {
    expect(compareLedger('zz', LEDGER, TITLES, RULEBOOK)).toEqual({ slug: 'zz', proved: 4, total: 4, faults: [] });
  });

  it('misses a test', () => {
    expect(compareLedger('zz', LEDGER, TITLES.slice(1), RULEBOOK)).toMatchObject({
      proved: 2,
      total: 4,
      faults: ['ZZ-01 has no test', 'ZZ-02 has no test'],
    });
  });

  it('misses a scenario', () => {
    const rulebook = { ...RULEBOOK, scenarios: [note('one', 'ZZ-01', 'ZZ-02', 'ZZ-D1')] };
    expect(compareLedger('zz', LEDGER, TITLES, rulebook)).toMatchObject({
      proved: 3,
      faults: ['ZZ-R1 has no scenario'],
    });
  });

  it('refuses an id that is not in the ledger, but leaves other games alone', () => {
    const titles = [...TITLES, 'ZZ-03 does not exist', 'ZZ-R10 neither', 'QQ-03 is of another game', 'UTF-8'];
    const rulebook = { ...RULEBOOK, scenarios: [...RULEBOOK.scenarios, note('more', 'ZZ-04', 'QQ-01')] };
    expect(compareLedger('zz', LEDGER, titles, rulebook).faults).toEqual([
      'ZZ-03 is named in a test and not in the ledger',
      'ZZ-R10 is named in a test and not in the ledger',
      'ZZ-04 is named in a scenario and not in the ledger',
      'QQ-01 is named in a scenario and not in the ledger',
    ]);
  });

  it('sees rows, scenarios and guides that are not in order', () => {
    const ledger = `${LEDGER}| ZZ-D1 | Again. |\n`;
    const rulebook = { scenarios: [...RULEBOOK.scenarios, note('one', 'ZZ-01')], guide: ['one', 'two'] };
    expect(compareLedger('zz', ledger, TITLES, rulebook).faults).toEqual([
      'ZZ-D1 stands twice in the ledger',
      'two scenarios are called one',
      'the guide names two, which is no scenario',
    ]);
    expect(compareLedger('zz', 'empty', [], { scenarios: [], guide: [] }).faults).toEqual(['the ledger has no rows']);
  });
});

describe('rulebookFaults', () => {
  it('plays the scenarios', async () => {
    const play = {
      position: { players: 2, hands: [[1], [2]], rows: [[10], [20], [30], [40]] },
      seat: 0,
      task: words,
      moves: [{ by: 0, move: { type: 'pick', card: 1 } }],
      after: words,
    };
    const scenarios = [
      { ...note('true', 'ZZ-01'), play: { ...play, expect: { picks: [1, null] } } },
      { ...note('false', 'ZZ-01'), play: { ...play, expect: { picks: [2, null] } } },
    ];
    expect(await rulebookFaults('cow006', { scenarios, guide: [] })).toEqual([
      'scenario false: state.picks: expected [2,null], got [1,null]',
    ]);
  });
});

describe('reading', () => {
  it('finds the titles of tests that run, and nothing else', () => {
    const source = `
      describe('ZZ-01 outer', () => {
        it("it's ZZ-02", () => expect('ZZ-90').toBe('ZZ-91'));
        test.each([[(1), 2], [3, f(4)]])('ZZ-03 %s', () => {});
        it.for(TABLE)(
          \`ZZ-04 \${n}\`, () => {});
        it('quoted \\'ZZ-05\\' too', { timeout: 1 }, () => {});
        it.skip('ZZ-92', () => {});
        it.todo('ZZ-93');
        it(name, () => {});
        // ZZ-94
        submit('ZZ-95');
      });`;
    expect(titlesOf(source).flatMap(idsIn)).toEqual(['ZZ-01', 'ZZ-02', 'ZZ-03', 'ZZ-04', 'ZZ-05']);
  });

  it('reads the tests of a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
    try {
      await writeFile(join(folder, 'a.test.ts'), `it('in a test', () => {});`);
      await writeFile(join(folder, 'b.ts'), `it('not in a test', () => {});`);
      expect(await testTitles(folder)).toEqual(['in a test']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
