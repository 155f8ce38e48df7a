import { nextIdOf } from '@izvilina/authority/document/rematch.ts';
import { entropyOf } from '@izvilina/authority/testing/rig.ts';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import fc from 'fast-check';
import { GUESTS, STRANGER } from './scenes.ts';

/** One action of a guest: on which node, whether on both at once, and a number that chooses between variants. */
export interface Step<What extends string = string> {
  readonly who: string;
  readonly what: What;
  readonly node: 0 | 1;
  readonly twice: boolean;
  readonly n: number;
}

export const GATHERING = [
  'sit',
  'stand',
  'open',
  'entropy',
  'chair',
  'fill',
  'remove',
  'agree',
  'start',
  'talk',
] as const;
export const PLAYING = ['move', 'move', 'move', 'reconnect', 'close', 'talk', 'leave', 'wait', 'record'] as const;
export const ENDING = ['move', 'move', 'rematch', 'rematch', 'decline', 'replace', 'reconnect', 'talk'] as const;
export const AGAIN = [
  'rematch',
  'rematch',
  'rematch',
  'look',
  'look',
  'give',
  'replace',
  'decline',
  'reconnect',
] as const;

/** The steps of all guests, each guest's in order, and how much time passes in between. */
export const stepsOf = (kinds: readonly string[], most: number) =>
  fc.record({
    steps: fc.array(
      fc.record({
        who: fc.constantFrom(...GUESTS, STRANGER),
        what: fc.constantFrom(...kinds),
        node: fc.constantFrom(0 as const, 1 as const),
        twice: fc.boolean(),
        n: fc.nat(9),
      }),
      { minLength: 2, maxLength: most },
    ),
    passes: fc.array(fc.constantFrom(500, 4_000, 11_000), { maxLength: 3 }),
  });

export interface Seen {
  readonly table: string;
  /** The newest view this guest has received, on any connection. */
  readonly view: { readonly seq: number; readonly view: CowView } | null;
  /** Unique key of this step. */
  readonly key: string;
}

/** The order of a step; null if there is nothing to send yet. */
export function orderOf({ who, what, n }: Step, { table, view, key }: Seen): CommandBody | null {
  const others = GUESTS.filter((guest) => guest !== who);
  switch (what) {
    case 'sit':
      return {
        type: 'sit',
        table,
        name: who,
        ...(n < 4 ? { seat: n } : {}),
        ...(n > 7 && { entropy: entropyOf(who) }),
      };
    case 'entropy':
      return { type: 'entropy', table, entropy: entropyOf(who) };
    case 'chair':
      return { type: 'chair', table, client: key, seat: n % 5, chair: n < 3 ? null : n < 7 ? { kind: 'open' } : BOT };
    case 'fill':
      return { type: 'fill', table, level: BOT.level };
    case 'remove':
      return { type: 'remove', table, seat: n % 4, name: others[n % others.length] ?? who, ban: n > 6 };
    case 'agree':
      return { type: 'agree', table, pace: n < 5 ? 'brisk' : 'blitz', hints: n % 2 === 0 };
    case 'talk':
      return { type: 'talk', table, talk: n < 5 ? 'phrases' : 'off' };
    case 'move':
      return moveOf(view, n, { table, key });
    case 'wait':
      return { type: 'wait', table, seat: n % GUESTS.length };
    case 'rematch':
      return { type: 'rematch', table };
    case 'decline':
      return { type: 'rematch', table, again: false };
    case 'replace':
      return { type: 'replace', table, seat: n % GUESTS.length };
    case 'give':
      return { type: 'entropy', table: nextIdOf(table), entropy: entropyOf(who) };
    case 'open':
    case 'stand':
    case 'start':
    case 'leave':
    case 'record':
      return { type: what, table };
    default:
      return null;
  }
}

const BOT = { kind: 'bot', level: 'novice' } as const;

/** One of the legal moves, and now and then another player's card. */
function moveOf(seen: Seen['view'], n: number, { table, key }: { table: string; key: string }): CommandBody | null {
  if (!seen || typeof seen.view.viewer !== 'number') return null;
  const moves = cow006.moves(seen.view);
  if (!moves.finite) return null;
  const move = moves.all[n % Math.max(1, moves.all.length)] ?? { type: 'pick', card: n + 1 };
  return { type: 'move', table, seat: seen.view.viewer, seq: seen.seq, client: key, move };
}
