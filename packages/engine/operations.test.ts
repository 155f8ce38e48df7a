import { describe, expect, test } from 'vitest';
import { conversation, playOut, SMALL } from './testing/conversation.ts';

const NEW = { op: 'new', game: 'cow006', players: 4, seed: 'seed' };
const small = async () => {
  const ask = conversation();
  const { match } = await ask({ op: 'position', game: 'cow006', position: SMALL });
  const play = (player: number | 'referee', move: object) => ask({ op: 'play', match, player, move });
  return { ask, match, play };
};
const over = async () => {
  const ask = conversation();
  const options = { rounds: 1 };
  const begun = await ask({ op: 'position', game: 'cow006', position: { ...SMALL, options } });
  await playOut(ask, begun.match, begun.toAct);
  return { ask, match: begun.match };
};

describe('games', () => {
  test('names every game with its options as JSON Schema and its levels', async () => {
    const { games } = (await conversation()({ id: 1, op: 'games' })) as unknown as { games: { slug: string }[] };
    expect(games.find(({ slug }) => slug === 'cow006')).toMatchObject({
      title: { ru: expect.any(String), en: expect.any(String) },
      players: [2, 10],
      options: {
        type: 'object',
        additionalProperties: false,
        properties: { endAt: { type: 'integer', default: 66 }, variant: { enum: ['standard', 'tactical'] } },
      },
      levels: ['novice', 'learner', 'casual', 'strong', 'master'],
    });
  });
});

describe('new and position', () => {
  test('begin matches of their own, and wait for everybody', async () => {
    const ask = conversation();
    const first = await ask(NEW);
    const second = await ask({ ...NEW, options: { variant: 'tactical' } });
    expect(first).toMatchObject({ ok: true, match: expect.any(String), toAct: [0, 1, 2, 3] });
    expect(second.match).not.toBe(first.match);
    expect(second.toAct).toHaveLength(1);
  });

  test('equal seeds give equal states, others do not', async () => {
    const hashOf = async (seed: string) => {
      const ask = conversation();
      const { match } = await ask({ ...NEW, seed });
      return (await ask({ op: 'state', match })).hash;
    };
    expect(await hashOf('a')).toBe(await hashOf('a'));
    expect(await hashOf('a')).not.toBe(await hashOf('b'));
    expect(await hashOf('a')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('refuse what cannot be', async () => {
    const ask = conversation();
    const codeOf = async (request: object) => (await ask(request)).error.code;
    expect(await codeOf({ ...NEW, game: 'chess' })).toBe('UNKNOWN_GAME');
    expect(await codeOf({ ...NEW, game: '__proto__' })).toBe('UNKNOWN_GAME');
    for (const players of [1, 11, 0, -1, 2.5]) expect(await codeOf({ ...NEW, players })).toBe('BAD_OPTIONS');
    for (const options of [{ nonsense: 1 }, { endAt: 'x' }, { endAt: 0 }, { variant: null }])
      expect(await codeOf({ ...NEW, options })).toBe('BAD_OPTIONS');
    expect(await codeOf({ ...NEW, players: 5, options: { variant: 'tactical' } })).toBe('BAD_OPTIONS');
    expect(await codeOf({ op: 'position', game: 'chess', position: SMALL })).toBe('UNKNOWN_GAME');
    for (const wrong of [
      { hands: [[5, 60], [40]] },
      { rows: [[10]] },
      {
        hands: [
          [5, 5],
          [1, 2],
        ],
      },
      { nonsense: 1 },
    ])
      expect(await codeOf({ op: 'position', game: 'cow006', position: { ...SMALL, ...wrong } })).toBe('BAD_POSITION');
    expect(await codeOf({ op: 'position', game: 'cow006', position: {} })).toBe('BAD_POSITION');
    expect((await ask(NEW)).match).toBe('m1');
  });
});

describe('legal and play', () => {
  test('a seat that has picked is no longer awaited, and may still change its pick', async () => {
    const { ask, match, play } = await small();
    const first = await play(0, { type: 'pick', card: 5 });
    expect(first).toMatchObject({
      ok: true,
      toAct: [1],
      over: false,
      events: [{ type: 'picked', player: 0, card: 5 }],
    });
    const { moves } = await ask({ op: 'legal', match, player: 0 });
    expect(moves).toEqual([
      { type: 'pick', card: 5 },
      { type: 'pick', card: 60 },
    ]);
    expect(await play(0, { type: 'pick', card: 60 })).toMatchObject({ ok: true, toAct: [1] });
  });

  test('the turn goes on when all have picked, and the events say how', async () => {
    const { ask, match, play } = await small();
    await play(0, { type: 'pick', card: 5 });
    const revealed = await play(1, { type: 'pick', card: 40 });
    expect(revealed).toMatchObject({ toAct: [0], over: false });
    expect((await ask({ op: 'legal', match, player: 0 })).moves).toHaveLength(4);
    expect((await ask({ op: 'legal', match, player: 1 })).moves).toEqual([]);
    expect((await play(1, { type: 'takeRow', row: 1 })).error.code).toBe('NOT_YOUR_TURN');
    const taken = await play(0, { type: 'takeRow', row: 1 });
    expect(taken).toMatchObject({ toAct: [0, 1], over: false });
    expect(taken.events).toContainEqual(expect.objectContaining({ type: 'took', player: 0, row: 1 }));
    expect(taken.events).toContainEqual(expect.objectContaining({ type: 'placed', player: 1, card: 40, row: 2 }));
  });

  test('legal is exact: of all well-formed moves just the listed ones are accepted', async () => {
    const all = [
      ...Array.from({ length: 106 }, (_, card) => ({ type: 'pick', card })),
      ...Array.from({ length: 106 }, (_, card) => ({ type: 'draft', card })),
      ...Array.from({ length: 6 }, (_, row) => ({ type: 'takeRow', row: row - 1 })),
    ];
    const { ask, match, play } = await small();
    const { log } = await ask({ op: 'log', match });
    const { moves } = await ask({ op: 'legal', match, player: 1 });
    for (const move of all) {
      const fresh = await ask({ op: 'replay', log });
      const answer = await ask({ op: 'play', match: fresh.match, player: 1, move });
      expect(answer.ok, JSON.stringify(move)).toBe(moves.some((m) => JSON.stringify(m) === JSON.stringify(move)));
      if (!answer.ok) expect(answer.error.code).toBe('ILLEGAL_MOVE');
    }
    expect((await play(1, { type: 'pick', card: 40 })).ok).toBe(true);
  });

  test('the referee may play for a seat whose time is out, and for no other', async () => {
    const { ask, match, play } = await small();
    const outs = (await ask({ op: 'legal', match, player: 'referee' })).moves;
    expect(outs).toContainEqual({ type: 'timeout', seat: 1 });
    const answer = await play('referee', { type: 'timeout', seat: 1 });
    expect(answer).toMatchObject({ ok: true, toAct: [0] });
    expect((await play('referee', { type: 'timeout', seat: 1 })).error.code).toBe('NOT_YOUR_TURN');
  });

  test('after the end nothing is legal: a malformed move is malformed, any other is too late', async () => {
    const { ask, match } = await over();
    const play = (move: object) => ask({ op: 'play', match, player: 0, move });
    for (const player of [0, 1, 'referee']) expect((await ask({ op: 'legal', match, player })).moves).toEqual([]);
    expect((await play({ type: 'pick', card: 5 })).error.code).toBe('GAME_OVER');
    expect((await play({ type: 'pick', card: 'x' })).error.code).toBe('BAD_REQUEST');
    expect((await ask({ op: 'bot', match, player: 0, level: 'random' })).error.code).toBe('GAME_OVER');
  });
});

describe('view, state and result', () => {
  test('a seat sees its own hand, a watcher nobody’s', async () => {
    const { ask, match } = await small();
    expect(await ask({ op: 'view', match, player: 1 })).toMatchObject({ view: { viewer: 1, hand: [40, 80] } });
    const watcher = await ask({ op: 'view', match, player: 'watcher' });
    expect(watcher).toMatchObject({ view: { viewer: 'watcher', hand: [] } });
    expect(await ask({ op: 'view', match, player: 'spectator' })).toEqual(watcher);
  });

  test('state is everything', async () => {
    const { ask, match } = await small();
    expect(await ask({ op: 'state', match })).toMatchObject({ state: { hands: SMALL.hands, rows: SMALL.rows } });
  });

  test('the result may be asked at any time', async () => {
    const running = await small();
    expect(await running.ask({ op: 'result', match: running.match })).toMatchObject({
      ok: true,
      over: false,
      scores: [0, 0],
      places: null,
    });
    const { ask, match } = await over();
    const result = await ask({ op: 'result', match });
    expect(result).toMatchObject({ over: true, detail: { totals: result.scores, rounds: [result.scores] } });
    expect([...(result.places as number[])].sort()).toContain(1);
  });
});

describe('log, replay and drop', () => {
  test('a log replays to the same hash, from a seed and from a position', async () => {
    for (const begin of [NEW, { op: 'position', game: 'cow006', position: SMALL, seed: 'x' }]) {
      const ask = conversation();
      const begun = await ask(begin);
      await playOut(ask, begun.match, begun.toAct);
      const { log } = await ask({ op: 'log', match: begun.match });
      const { hash } = await ask({ op: 'state', match: begun.match });
      const again = await ask({ op: 'replay', log });
      expect(again).toMatchObject({ ok: true, hash });
      expect(again.match).not.toBe(begun.match);
      expect((await ask({ op: 'log', match: again.match })).log).toEqual(log);
      expect((await conversation()({ op: 'replay', log })).hash).toBe(hash);
    }
  });

  test('a replayed match can be played on', async () => {
    const { ask, match, play } = await small();
    await play(0, { type: 'pick', card: 60 });
    const { log } = await ask({ op: 'log', match });
    const again = await ask({ op: 'replay', log });
    const answer = await ask({ op: 'play', match: again.match, player: 1, move: { type: 'pick', card: 80 } });
    expect(answer).toMatchObject({ ok: true, toAct: [0, 1] });
    expect((await ask({ op: 'log', match })).log.events).toHaveLength(1);
  });

  test('a corrupted log is refused and nothing is kept', async () => {
    const { ask, match, play } = await small();
    await play(0, { type: 'pick', card: 60 });
    const { log } = await ask({ op: 'log', match });
    const codeOf = async (change: object) => (await ask({ op: 'replay', log: { ...log, ...change } })).error.code;
    const pick = (by: number, card: unknown) => ({ at: 0, by, move: { type: 'pick', card } });
    expect(await codeOf({ game: 'chess' })).toBe('UNKNOWN_GAME');
    expect(await codeOf({ rules: 999 })).toBe('BAD_REQUEST');
    expect(await codeOf({ extra: 1 })).toBe('BAD_REQUEST');
    expect(await codeOf({ players: 3 })).toBe('BAD_REQUEST');
    expect(await codeOf({ seed: 1 })).toBe('BAD_REQUEST');
    expect(await codeOf({ events: [{ by: 0 }] })).toBe('BAD_REQUEST');
    expect(await codeOf({ events: [pick(0, 'x')] })).toBe('BAD_REQUEST');
    expect(await codeOf({ events: [pick(9, 60)] })).toBe('BAD_REQUEST');
    expect(await codeOf({ events: [pick(0, 61)] })).toBe('ILLEGAL_MOVE');
    expect(await codeOf({ position: { ...SMALL, rows: [] } })).toBe('BAD_POSITION');
    expect((await ask(NEW)).match).toBe('m2');
  });

  test('a dropped match is gone, and its name is not used again', async () => {
    const ask = conversation();
    const { match } = await ask(NEW);
    expect(await ask({ id: 5, op: 'drop', match })).toEqual({ id: 5, ok: true });
    const requests = [
      { op: 'drop' },
      { op: 'state' },
      { op: 'result' },
      { op: 'log' },
      { op: 'view', player: 0 },
      { op: 'legal', player: 0 },
      { op: 'play', player: 0, move: { type: 'pick', card: 1 } },
      { op: 'bot', player: 0, level: 'random' },
    ];
    for (const request of requests) expect((await ask({ ...request, match })).error.code).toBe('UNKNOWN_MATCH');
    expect((await ask(NEW)).match).not.toBe(match);
  });
});

describe('bot', () => {
  test('every level answers a legal move, which is not played', async () => {
    const { ask, match } = await small();
    const before = await ask({ op: 'state', match });
    const { moves } = await ask({ op: 'legal', match, player: 0 });
    for (const level of ['novice', 'learner', 'casual', 'strong', 'master', 'random']) {
      const answer = await ask({ op: 'bot', match, player: 0, level, budgetMs: 200, seed: 's' });
      expect(moves).toContainEqual(answer.move);
      expect(answer.info).toMatchObject({ nodes: expect.any(Number), time: expect.any(Number) });
    }
    expect(await ask({ op: 'state', match })).toEqual(before);
  });

  test('equal seeds give equal moves', async () => {
    const { ask, match } = await small();
    const moveOf = async (seed: string) =>
      JSON.stringify((await ask({ op: 'bot', match, player: 0, level: 'random', seed })).move);
    expect(await moveOf('a')).toBe(await moveOf('a'));
    const seeds = Array.from({ length: 20 }, (_, index) => `${index}`);
    expect(new Set(await Promise.all(seeds.map(moveOf))).size).toBe(2);
  });

  test('a seat with nothing to decide is told so', async () => {
    const { ask, match, play } = await small();
    await play(0, { type: 'pick', card: 5 });
    await play(1, { type: 'pick', card: 40 });
    expect((await ask({ op: 'bot', match, player: 1, level: 'strong' })).error.code).toBe('NOT_YOUR_TURN');
    expect((await ask({ op: 'bot', match, player: 0, level: 'strong' })).move).toMatchObject({ type: 'takeRow' });
  });
});
