import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import { canonical } from '@izvilina/kernel/json.ts';
import { type Match, viewOf } from '@izvilina/kernel/match.ts';
import { anyAction } from './actions.ts';
import type { Planted } from './planted.ts';
import { type TwoWorlds, twoWorlds } from './positions.ts';
import { World } from './world.ts';

const ACTIONS = 6;

export interface Compared {
  /** The first difference; null if there is none. */
  readonly leak: string | null;
  /** Number of messages compared. */
  readonly messages: number;
}

/**
 * Does the same in two worlds that the viewer cannot tell apart, and compares everything the viewer is sent. The viewer
 * may know what the rules show them: once that differs, which no secret answer may cause, the worlds have diverged and
 * the comparison stops; it also stops at the end of the game.
 */
export async function compareWorlds(position: Match, dice: Chance, planted?: Planted): Promise<Compared> {
  const pair = twoWorlds(position, dice);
  const { match, viewer, states } = pair;
  const pace = drawn(['calm', 'blitz', 'brisk'] as const, dice);
  const seed = drawn(['a seed', 'another seed'], dice);
  const worlds = [
    await World.open({ match, state: states[0], seed: 'a seed', viewer, pace, planted }),
    await World.open({ match, state: states[1], seed, viewer, pace, planted }),
  ] as const;
  const done: string[] = [];
  try {
    for (let index = 0; index < ACTIONS; index++) {
      const leak = difference(pair, worlds, done);
      if (leak !== null) return { leak, messages: worlds[0].stream.length };
      const before = worlds[0].stream.length;
      const now = [worlds[0].match, worlds[1].match] as const;
      const action = anyAction({ ...pair, now, dice, index });
      done.push(action.name);
      await action.perform(worlds[0], 0);
      await action.perform(worlds[1], 1);
      const news = worlds.map((world) => world.news()) as [Match[], Match[]];
      const isSecret = action.secretOf !== undefined && staysOpen(now[0], news, action.secretOf);
      const isOver = worlds.some((world) => world.match.turn.over); // everything is revealed, including the seed
      if (isOver || (!isSecret && !seenAlike(news, viewer))) return { leak: null, messages: before };
    }
    return { leak: difference(pair, worlds, done), messages: worlds[0].stream.length };
  } finally {
    for (const world of worlds) await world.close();
  }
}

/** In both worlds the answer was accepted, and the others are still asked the same. */
function staysOpen(before: Match, news: readonly [Match[], Match[]], seat: number): boolean {
  const open = before.turn.over ? [] : before.turn.asks.filter((ask) => ask.seat !== seat);
  return news.every((matches) => {
    const [only, ...more] = matches;
    if (!only || more.length > 0 || only.turn.over) return false;
    const { asks } = only.turn;
    return open.some(({ seat: other, what }) => asks.some((ask) => ask.seat === other && ask.what === what));
  });
}

/** The same number of events, and after each of them the same view by the rules. */
const seenAlike = ([one, two]: readonly [Match[], Match[]], viewer: TwoWorlds['viewer']): boolean =>
  one.length === two.length &&
  one.every((match, index) => canonical(viewOf(match, viewer)) === canonical(viewOf(two[index] as Match, viewer)));

function difference(
  { viewer }: TwoWorlds,
  [one, two]: readonly [World, World],
  done: readonly string[],
): string | null {
  const longest = Math.max(one.stream.length, two.stream.length);
  for (let index = 0; index < longest; index++) {
    const [left, right] = [one.stream[index], two.stream[index]];
    if (left === right) continue;
    return `${viewer}, message ${index} after ${done.join(', ')}:\n${left}\n${right}`;
  }
  return null;
}
