import { describe, expect, test } from 'vitest';
import { type Command, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { izvilina } from './running.ts';

const commandOf = (name: string): Promise<Command> => (COMMANDS[name] as () => Promise<Command>)();

describe('wrong arguments are refused before anything is done', () => {
  const duel = 'duel --game cow006 --seats random,random';
  test.each([
    'serve --port x',
    'serve --port 70000',
    'serve --port',
    'serve --port --host',
    'serve extra',
    'engine extra',
    'engine --nonsense',
    'duel',
    'duel --game chess --seats random,random',
    'duel --game cow006',
    'duel --game cow006 --seats random,nobody',
    'duel --game cow006 --seats random,cmd:',
    'duel --game cow006 --seats random',
    `${duel} --games 0`,
    `${duel} --games 1.5`,
    `${duel} --jobs 0`,
    `${duel} --budget x`,
    `${duel} --options []`,
    `${duel} --options {`,
    `${duel} --options {"nonsense":1}`,
    'ladder --game chess',
    'ladder --game notnot --players 2,x',
    'ladder --game notnot --options {"nonsense":1}',
    'puzzles --game chess',
    'puzzles --game cow006 --days 0',
    'bench nonsense',
    'bench one two',
    'bench movegen two',
    'bench movegen --lexicon open',
    'bench movegen --games 0',
    'bench movegen --nonsense',
    'bench geometry --games 1',
    'bench store --store nowhere',
    'replay',
    'replay one two',
    'backup',
    'backup one two',
    'restore',
    'restore one --nonsense',
    'rules',
    'rules nonsense',
    'rules check more',
  ])('%s', async (line) => {
    const [name = '', ...args] = line.split(' ');
    const error = await (await commandOf(name)).run(args).then(
      () => 'accepted',
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(UsageError);
    expect((error as UsageError).message).toMatch(/^.+$/);
  });
});

test.each(['', 'nonsense', '__proto__', '--nonsense', 'engine extra'])(
  'izvilina %s: one line, exit 2',
  async (line) => {
    const { code, out, err } = await izvilina(line.split(' ').filter(Boolean));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^izvilina: .+\n$/);
  },
);

const isOneScreen = (text: string): boolean =>
  text.split('\n').length <= 25 && text.split('\n').every((row) => row.length <= 120);

test.each(Object.keys(COMMANDS))('the help of %s is one screen', async (name) => {
  const { help } = await commandOf(name);
  expect(help).toMatch(new RegExp(`^Usage: bin/izvilina ${name}`));
  expect(help).toSatisfy(isOneScreen);
});

test('--help anywhere prints help and does nothing else', async () => {
  const general = await izvilina(['--help']);
  expect(general).toMatchObject({ code: 0, err: '' });
  expect(general.out).toSatisfy(isOneScreen);
  for (const name of Object.keys(COMMANDS)) expect(general.out).toContain(`  ${name} `);
  const { help } = await commandOf('duel');
  expect(await izvilina(['duel', '--game', 'cow006', '--help'])).toEqual({ code: 0, out: help, err: '' });
});

test('--version', async () => {
  expect(await izvilina(['--version'])).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '' });
});
