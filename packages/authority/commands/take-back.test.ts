import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { AnyGame, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin, type Match, type Moment, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import type { TableDoc } from '../document/document.ts';
import { clientKey, Person, Rig, settle } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const ME = 0;
const BOT = 1;

const movesIn = (game: AnyGame, view: View): readonly unknown[] => {
  const moves = game.moves(view);
  return moves.finite ? moves.all : [];
};

const botsOf =
  (game: AnyGame): Deps['think'] =>
  async ({ view }) => ({ move: (movesIn(game, view)[0] ?? null) as Json, after: 500, value: 0, nodes: 1, best: [] });

type Create = Extract<CommandBody, { type: 'create' }>;
const order = (game: string, changes: Partial<Create> = {}): Create => ({
  type: 'create',
  client: clientKey(),
  game,
  options: {},
  pace: 'calm',
  watchers: false,
  start: true,
  chairs: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
  ...changes,
});

/** The only person among bots, playing on one device. */
class Player<V extends View = View> extends Person<V> {
  readonly game: AnyGame;
  table = '';

  constructor(game: AnyGame) {
    super(rig.node({ think: botsOf(game), local: true }), 'me');
    this.game = game;
  }

  async enter(what: CommandBody): Promise<void> {
    this.table = ((await this.say(what)) as { table: string }).table;
    this.received.length = 0;
    await this.say({ type: 'open', table: this.table });
  }

  get canTakeBack(): boolean | undefined {
    return this.views.at(-1)?.takeBack;
  }

  /** Waits until this person is asked or the game is over. */
  async wait(): Promise<void> {
    for (let n = 0; n < 200 && !this.view.result && !this.view.asks.some(({ seat }) => seat === ME); n++)
      await rig.pass(250);
  }

  /** Answers the open question with the move of this number, and waits for the next question. */
  async answer(number = 0): Promise<void> {
    const moves = movesIn(this.game, this.view);
    const move = moves[number % moves.length] as Json;
    await this.say({ type: 'move', table: this.table, seat: ME, seq: this.seq, client: clientKey(), move });
    await settle();
    await this.wait();
  }

  takeBack(): Promise<void> {
    return this.enter({ type: 'takeBack', table: this.table });
  }

  /** The view without `happened`, which is sent only once. */
  get known(): V {
    return { ...this.view, happened: [] };
  }

  /** The match as the authority has it. */
  async begun(): Promise<Match> {
    const doc = (await rig.store.table(this.table))?.doc as TableDoc;
    return must(begin(this.game, { players: 2, options: doc.options, seed: doc.seed as string, ...doc.begins }));
  }
}

describe.each([
  ['cow006', cow006 as unknown as AnyGame],
  ['ingenious', ingenious as unknown as AnyGame],
])('taking back in %s', (slug, game) => {
  const sit = async () => {
    const me = new Player(game);
    await me.enter(order(slug));
    await me.wait();
    return me;
  };

  it('leads to what one knew before the last decision, and shows nothing else', async () => {
    const me = await sit();
    expect(me.canTakeBack).toBe(false);
    await expect(me.takeBack()).rejects.toThrow('NOTHING_TO_TAKE_BACK');
    const before = me.known;
    const hidden = viewOf(await me.begun(), BOT);
    const abandoned = me.table;
    await me.answer();
    expect(me.canTakeBack).toBe(true);
    await me.takeBack();
    expect(me.known).toEqual(before);
    expect(viewOf(await me.begun(), BOT)).not.toEqual(hidden);
    expect(me.canTakeBack).toBe(false);
    expect(await rig.store.table(abandoned)).toBeNull();
    const shelf = (await me.say({ type: 'mine' })) as unknown as { info: { id: string } }[];
    expect(shelf.map(({ info }) => info.id)).toEqual([me.table]);
  });

  it('goes further back each time, also past where the game was gone on with', async () => {
    const me = await sit();
    const known = [me.known];
    for (let n = 0; n < 3; n++) {
      await me.answer(n);
      known.push(me.known);
    }
    for (const earlier of known.slice(0, 3).reverse()) {
      await me.takeBack();
      expect(me.known).toEqual(earlier);
    }
    expect(me.canTakeBack).toBe(false);
  });
});

const depthOf = (moment: Moment | undefined): number => (moment ? 1 + depthOf(moment.from) : 0);

it('a game with many moves taken back is a whole game: record, result and the series it belongs to', async () => {
  const me = new Player<CowView>(cow006 as unknown as AnyGame);
  await me.enter(order('cow006', { options: { rounds: 1 } }));
  for (let n = 0; !me.view.result; n++) {
    await me.answer(n);
    if (me.view.result || n % 2 === 0 || n > 10) continue;
    const then = me.known;
    await me.answer(n);
    await me.takeBack();
    expect(me.known).toEqual(then);
  }
  await settle();
  expect(me.canTakeBack).toBe(false);
  await expect(me.takeBack()).rejects.toThrow('GAME_OVER');
  const file = must(parseRecordFile(await me.say({ type: 'record', table: me.table })));
  expect(file.version).toBe(3);
  expect(depthOf(file.from)).toBeGreaterThan(3);
  expect(verify(cow006 as unknown as AnyGame, file).ok).toBe(true);
  const { games } = (await me.say({ type: 'history', limit: 10 })) as unknown as { games: { table: string }[] };
  expect(games.map(({ table }) => table)).toEqual([me.table]);

  await me.enter({ type: 'rematch', table: me.table });
  const { series } = me.info;
  expect(series?.games).toBe(1);
  await me.answer();
  await me.takeBack();
  expect(me.info.series).toEqual(series);
});

it('whoever asks twice at once finds one table', async () => {
  const me = new Player<IngeniousView>(ingenious as unknown as AnyGame);
  await me.enter(order('ingenious'));
  await me.wait();
  await me.answer();
  const ask = () => me.say({ type: 'takeBack', table: me.table });
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one).toEqual(other);
  expect(await ask()).toEqual(one);
  expect(await me.say({ type: 'mine' })).toHaveLength(1);
});

it('cards that the bots chose before are chosen anew', async () => {
  const me = new Player<CowView>(cow006 as unknown as AnyGame);
  await me.enter(order('cow006'));
  await rig.pass(5_000);
  expect(me.view.seats[BOT]?.picked).toBe(true);
  await me.answer();
  await me.takeBack();
  expect(me.view.seats[BOT]?.picked).toBe(false);
});

it('nothing is taken back from people, by people on one screen, alone, online or in a race', async () => {
  const tables: [Partial<Create>, boolean][] = [
    [{ chairs: [{ kind: 'me' }, { kind: 'me', name: 'Папа' }, { kind: 'bot', level: 'novice' }] }, true],
    [{ game: 'ingenious', options: { mode: 'solo' }, chairs: [{ kind: 'me' }] }, true],
    [{ game: 'notnot' }, true],
    [{}, false],
  ];
  for (const [changes, local] of tables) {
    const me = new Person(rig.node({ think: botsOf(cow006 as unknown as AnyGame), local }), `me ${rig.clock.now()}`);
    const { table } = (await me.say(order('cow006', changes))) as { table: string };
    await me.say({ type: 'open', table });
    expect(me.views.at(-1)).not.toHaveProperty('takeBack');
    await expect(me.say({ type: 'takeBack', table })).rejects.toThrow('NO_TAKE_BACK');
    me.goAway();
  }
});
