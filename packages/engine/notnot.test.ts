import { describe, expect, test } from 'vitest';
import { conversation, type Reply } from './testing/conversation.ts';

const portal = (colour: string) => ({ kind: 'portal', colour, arrow: 'up', lie: false });

/** The arrow turns the right-hand card into «up»; one card is left to refill the cross. */
const POSITION = {
  players: 2,
  options: { level: 'hard' },
  table: { top: portal('red'), right: portal('green'), bottom: portal('blue'), left: portal('white') },
  deck: [{ ...portal('yellow'), arrow: 'right' }],
};
const OPEN = { ...POSITION, roll: ['up', 'nothing', 'nothing'] };

const point = (slot: string, at: number) => ({ type: 'point', slot, at });

async function table(position: object) {
  const ask = conversation();
  const { match, toAct } = await ask({ op: 'position', game: 'notnot', position });
  const play = (player: number | 'referee', move: object) => ask({ op: 'play', match, player, move });
  const legal = (player: number | 'referee') => ask({ op: 'legal', match, player });
  const state = () => ask({ op: 'state', match });
  /** The code of the refusal; checks that the state stays as it was. */
  const refused = async (player: number | 'referee', move: object | string) => {
    const before = await state();
    const text = typeof move === 'string' ? move : JSON.stringify(move);
    const answer = await ask(`{"op":"play","match":"${match}","player":${JSON.stringify(player)},"move":${text}}`);
    expect(answer.ok, text).toBe(false);
    expect(await state()).toEqual(before);
    return answer.error.code;
  };
  return { ask, match, toAct, play, legal, state, refused };
}

describe('a round of notnot, as the protocol tells it', () => {
  test('after `new` only the referee can go on, with a roll', async () => {
    const ask = conversation();
    const { match, toAct } = await ask({ op: 'new', game: 'notnot', players: 3, seed: '1' });
    expect(toAct).toEqual(['referee']);
    expect((await ask({ op: 'legal', match, player: 'referee' })).moves).toEqual([{ type: 'roll' }]);
    expect((await ask({ op: 'legal', match, player: 0 })).moves).toEqual([]);
    const rolled = await ask({ op: 'play', match, player: 'referee', move: { type: 'roll' } });
    expect(rolled).toMatchObject({ toAct: [0, 1, 2, 'referee'], over: false });
    expect(await ask({ op: 'legal', match, player: 0 })).toMatchObject({
      moves: null,
      domain: { required: ['type', 'slot', 'at'] },
    });
  });

  test('a touch is only recorded, and `right` is in the state but in no view', async () => {
    const { ask, match, play, toAct, state } = await table({ ...OPEN, players: 3 });
    expect(toAct).toEqual([0, 1, 2, 'referee']);
    const pointed = await play(1, { ...point('right', 412.5), uncertainty: 12 });
    expect(pointed).toMatchObject({ events: [{ type: 'pointed', player: 1 }], toAct: [0, 2, 'referee'] });
    expect(await state()).toMatchObject({ state: { right: ['right'], won: [0, 0, 0] } });
    for (const player of [0, 1, 2, 'watcher'])
      expect(await ask({ op: 'view', match, player })).toMatchObject({
        view: { right: null, touches: [], pointed: [1], deck: 1, back: { arrow: 'right', lie: false } },
      });
  });

  test('the last seat to point closes it, and touches are judged by `at`, not by who was heard first', async () => {
    const { ask, match, play } = await table(OPEN);
    await play(0, point('right', 700));
    expect(await play(1, point('right', 300))).toMatchObject({ toAct: ['referee'], over: false });
    expect(await ask({ op: 'result', match })).toMatchObject({ scores: [0, 1], places: null, detail: { won: [0, 1] } });
    expect(await ask({ op: 'view', match, player: 'watcher' })).toMatchObject({
      view: {
        right: ['right'],
        touches: [
          { player: 1, at: 300 },
          { player: 0, at: 700 },
        ],
      },
    });
  });

  test('`close` closes it, and the end comes when the cross cannot be filled', async () => {
    const { ask, match, play, legal } = await table({ ...OPEN, deck: [] });
    await play(1, point('top', 300));
    expect((await legal('referee')).moves).toEqual([{ type: 'close' }]);
    expect(await play('referee', { type: 'close' })).toMatchObject({ toAct: [], over: true });
    expect(await ask({ op: 'result', match })).toMatchObject({ over: true, scores: [0, 1], places: [2, 1] });
    for (const player of [0, 'referee'] as const) expect((await legal(player)).moves).toEqual([]);
  });

  test('whoever points has seen the roll, however long it was counted in', async () => {
    const { play } = await table(POSITION);
    await play('referee', { type: 'roll', lead: 500 });
    expect(await play(0, point('top', 300))).toMatchObject({ ok: true, toAct: [1, 'referee'] });
  });
});

describe('bad input to notnot gets its code and changes nothing', () => {
  test.each([
    ['a slot that does not exist', '{"type":"point","slot":"middle","at":300}'],
    ['a direction for a slot', '{"type":"point","slot":"up","at":300}'],
    ['no time', '{"type":"point","slot":"top"}'],
    ['a time before the show', '{"type":"point","slot":"top","at":-1}'],
    ['an endless time', '{"type":"point","slot":"top","at":1e999}'],
    ['a time in words', '{"type":"point","slot":"top","at":"300"}'],
    ['an uncertainty below nothing', '{"type":"point","slot":"top","at":300,"uncertainty":-1}'],
    ['a field too many', '{"type":"point","slot":"top","at":300,"right":true}'],
    ['an act of the referee', '{"type":"close"}'],
  ])('malformed: %s', async (_, move) => {
    const { refused } = await table(OPEN);
    expect(await refused(0, move)).toBe('BAD_REQUEST');
  });

  test('a time that is no number is no JSON', async () => {
    const { refused } = await table(OPEN);
    expect(await refused(0, '{"type":"point","slot":"top","at":NaN}')).toBe('BAD_JSON');
  });

  test('a second touch, and one while no round is open', async () => {
    const { play, refused } = await table(OPEN);
    await play(0, point('top', 300));
    expect(await refused(0, point('right', 200))).toBe('NOT_YOUR_TURN');
    await play('referee', { type: 'close' });
    expect(await refused(1, point('right', 200))).toBe('NOT_YOUR_TURN');
  });

  test('of the referee only the act that is listed: no second roll, no early close, nobody timed out', async () => {
    const open = await table(OPEN);
    expect(await open.refused('referee', { type: 'roll' })).toBe('ILLEGAL_MOVE');
    expect(await open.refused('referee', { type: 'timeout', seat: 1 })).toBe('ILLEGAL_MOVE');
    expect(await open.refused('referee', point('top', 300))).toBe('BAD_REQUEST');
    const between = await table(POSITION);
    expect(await between.refused('referee', { type: 'close' })).toBe('ILLEGAL_MOVE');
  });

  test('anything after the end', async () => {
    const { play, refused } = await table({ ...OPEN, deck: [] });
    await play(0, point('top', 300));
    expect(await play('referee', { type: 'close' })).toMatchObject({ over: true });
    expect(await refused(1, point('right', 300))).toBe('GAME_OVER');
    expect(await refused('referee', { type: 'roll' })).toBe('GAME_OVER');
  });

  test('a position that cannot be', async () => {
    const ask = conversation();
    const code = async (more: object): Promise<Reply['error']['code']> =>
      (await ask({ op: 'position', game: 'notnot', position: { ...POSITION, ...more } })).error.code;
    const nothing = { kind: 'void', arrow: 'up', lie: false };
    expect(await code({ table: { ...POSITION.table, top: nothing, left: nothing } })).toBe('BAD_POSITION');
    expect(await code({ deck: [{ kind: 'rule', rule: 'lie', arrow: 'up' }] })).toBe('BAD_POSITION');
    expect(await code({ rules: ['notnot'] })).toBe('BAD_POSITION');
    expect(await code({ roll: ['up', 'nothing'] })).toBe('BAD_POSITION');
    expect(await code({ players: 9 })).toBe('BAD_OPTIONS');
    expect(await code({ options: { level: 'easy' } })).toBe('BAD_OPTIONS');
    expect(await code({ options: null })).toBe('BAD_OPTIONS');
  });
});
