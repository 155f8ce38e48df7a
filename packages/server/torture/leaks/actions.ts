import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import { mutants } from '@izvilina/kernel/contract/mutants.ts';
import { someMove } from '@izvilina/kernel/contract/secrecy.ts';
import type { Ask } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import type { TwoWorlds } from './positions.ts';
import { guestAt, guestOf, type World } from './world.ts';

/** Something done in both worlds. */
export interface Action {
  readonly name: string;
  /**
   * A seat, not the viewer's, that answers in secret, perhaps differently in each world: the viewer must not notice.
   */
  readonly secretOf?: number;
  perform(world: World, which: 0 | 1): Promise<void>;
}

export interface Moment extends TwoWorlds {
  readonly now: readonly [Match, Match];
  readonly dice: Chance;
  /** Makes the keys of commands unique. */
  readonly index: number;
}

const asksOf = ({ turn }: Match): readonly Ask[] => (turn.over ? [] : turn.asks);

/** A random action of the viewer, of another seat or of nobody. */
export function anyAction(moment: Moment): Action {
  const { dice } = moment;
  const secrets = asksOf(moment.now[0]).filter(({ secret, seat }) => secret && seat !== moment.viewer);
  if (secrets.length > 0 && dice.below(3) === 0) return secretAnswer(moment, drawn(secrets, dice));
  return drawn([ownMove, badMove, ask, ask, reconnect, otherComes, otherAsks, secondThought, time], dice)(moment);
}

const claimOf = ({ game }: Match) => (game.race ? { claimed: 0 } : {});

const moveOrder = (match: Match, seat: number, move: unknown, key: string) =>
  ({ type: 'move', table: '', seat, seq: match.seq, client: key, move, ...claimOf(match) }) as const;

type MoveOrder = ReturnType<typeof moveOrder>;

const at = <T extends object>(world: World, order: T) => ({ ...order, table: world.table });

/** Each world has its own answer: the seat knows what it holds there. */
function secretAnswer({ now, dice, index }: Moment, { seat }: Ask): Action {
  const answers = now.map((match) => moveOrder(match, seat, someMove(match, seat, dice), `secret-${index}`));
  return {
    name: `seat ${seat} answers in secret`,
    secretOf: seat,
    perform: (world, which) => world.say(guestAt(seat), at(world, answers[which] as MoveOrder)),
  };
}

/** A legal move of the viewer, the same in both worlds, as their view is the same. */
function ownMove(moment: Moment): Action {
  const { viewer, now, dice, index } = moment;
  const move = viewer === 'watcher' ? null : someMove(now[0], viewer, dice);
  if (viewer === 'watcher' || move === null) return badMove(moment);
  const order = moveOrder(now[0], viewer, move, `own-move-${index}`);
  return { name: 'the viewer moves', perform: (world) => world.say(guestAt(viewer), at(world, order)) };
}

/** A move that is malformed, not the viewer's to make, or too late: the refusal must reveal nothing. */
function badMove({ viewer, now, dice, index }: Moment): Action {
  const [match] = now;
  const seat = viewer !== 'watcher' && dice.below(3) > 0 ? viewer : dice.below(match.players);
  const own = viewer === 'watcher' ? null : someMove(match, viewer, dice);
  const wrong = mutants(own ?? { type: 'pick', card: 1 + dice.below(100) });
  const order = moveOrder(match, seat, drawn(wrong, dice), `bad-move-${index}`);
  const late = dice.below(4) === 0 ? { ...order, seq: Math.max(0, match.seq - 1) } : order;
  return { name: 'a bad move of the viewer', perform: (world) => world.say(guestOf(viewer), at(world, late)) };
}

const ASKED = ['peek', 'hint', 'record', 'mine', 'history', 'takeBack', 'openTables', 'find', 'export', 'say'] as const;

function ask({ viewer, dice, index }: Moment): Action {
  const what = drawn(ASKED, dice);
  const seat = viewer === 'watcher' ? 0 : viewer;
  const guest = guestOf(viewer);
  const orders: Partial<Record<(typeof ASKED)[number], { readonly type: string } & Record<string, Json>>> = {
    history: { type: 'history', limit: 5 },
    hint: { type: 'hint', seat },
    find: { type: 'find', code: 'ABCD' },
    say: { type: 'say', client: `saying-${index}`, seat, saying: { kind: 'stamp', stamp: 'bravo' } },
  };
  const bare = ['mine', 'history', 'openTables', 'find'].includes(what);
  return {
    name: `the viewer asks: ${what}`,
    perform(world) {
      if (what === 'export') return world.export();
      const order = orders[what] ?? { type: what };
      return world.say(guest, bare ? order : at(world, order));
    },
  };
}

function reconnect({ viewer, now, dice }: Moment): Action {
  const [{ seq }] = now;
  const since = dice.below(3) === 0 ? undefined : Math.max(0, seq - dice.below(6));
  return { name: `the viewer comes back since ${since}`, perform: (world) => world.come(guestOf(viewer), since) };
}

const someoneElse = ({ viewer, now, dice }: Moment): number | null => {
  const others = Array.from({ length: now[0].players }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return others.length === 0 ? null : drawn(others, dice);
};

const nothing: Action = { name: 'nothing', perform: async () => undefined };

function otherComes(moment: Moment): Action {
  const seat = someoneElse(moment);
  if (seat === null) return nothing;
  const goes = moment.dice.below(2) === 0;
  return {
    name: `seat ${seat} ${goes ? 'goes' : 'comes'}`,
    perform: async (world) => (goes ? world.leave(guestAt(seat)) : world.come(guestAt(seat))),
  };
}

/** Another seat asks for something: only they may get the answer. */
function otherAsks(moment: Moment): Action {
  const seat = someoneElse(moment);
  if (seat === null) return nothing;
  const type = drawn(['peek', 'hint', 'record'] as const, moment.dice);
  return {
    name: `seat ${seat} asks: ${type}`,
    perform: (world) => world.say(guestAt(seat), at(world, type === 'hint' ? { type, seat } : { type })),
  };
}

/** Another seat changes a secret answer while others still think, or tries to. */
function secondThought(moment: Moment): Action {
  const { now, dice, index } = moment;
  const asks = asksOf(now[0]);
  const seat = someoneElse(moment);
  const isSecret = asks.length > 0 && asks.every((one) => one.secret);
  if (seat === null || !isSecret || asks.some((one) => one.seat === seat)) return time(moment);
  const answers = now.map((match) => moveOrder(match, seat, someMove(match, seat, dice), `second-${index}`));
  return {
    name: `seat ${seat} thinks again`,
    secretOf: seat,
    perform: (world, which) => world.say(guestAt(seat), at(world, answers[which] as MoveOrder)),
  };
}

function time({ dice }: Moment): Action {
  const ms = drawn([1, 40, 700, 3_000, 12_000], dice);
  return { name: `${ms} ms pass`, perform: (world) => world.pass(ms) };
}
