import { expect, test } from 'vitest';
import { izvilina } from './running.ts';

const COMMANDS = ['serve', 'engine', 'duel', 'bench', 'replay', 'rules'];

const WRONG = [
  '',
  'nonsense',
  '__proto__',
  '--nonsense',
  'serve --port x',
  'serve --port 70000',
  'serve extra',
  'engine extra',
  'engine --nonsense',
  'duel',
  'duel --game chess --seats random,random',
  'duel --game cow006',
  'duel --game cow006 --seats random,nobody',
  'duel --game cow006 --seats random,cmd:',
  'duel --game cow006 --seats random',
  'duel --game cow006 --seats random,random --games 0',
  'duel --game cow006 --seats random,random --options []',
  'duel --game cow006 --seats random,random --options {"nonsense":1}',
  'duel --game cow006 --seats random,random --budget',
  'bench nonsense',
  'bench one two',
  'replay',
  'replay one two',
  'rules',
  'rules nonsense',
];

for (const line of WRONG) {
  test.concurrent(`wrong: izvilina ${line}`, async () => {
    const { code, out, err } = await izvilina(line.split(' ').filter(Boolean));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^izvilina: .+\n$/);
  });
}

test('a wrong PORT is told like a wrong flag', async () => {
  expect(await izvilina(['serve'], { PORT: 'x' })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^izvilina: PORT.+\n$/),
  });
});

for (const command of ['', ...COMMANDS]) {
  test.concurrent(`izvilina ${command} --help is one screen`, async () => {
    const { code, out, err } = await izvilina([command, '--help'].filter(Boolean));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: bin/izvilina ${command}`);
    expect(out.split('\n').length).toBeLessThanOrEqual(25);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(120);
  });
}

test('--version', async () => {
  expect(await izvilina(['--version'])).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '' });
});
