import { createEngine } from '../engine.ts';

/** What an outside caller may read from any answer. For tests. */
export interface Reply {
  readonly id: unknown;
  readonly ok: boolean;
  readonly error: { readonly code: string; readonly message: string };
  readonly match: string;
  readonly toAct: readonly (number | 'referee')[];
  readonly moves: readonly { readonly type: string; readonly card: number }[];
  readonly over: boolean;
  readonly hash: string;
  readonly log: { readonly [key: string]: unknown; readonly events: readonly object[] };
  readonly [field: string]: unknown;
}

/** Talks to a new engine like an outside caller: objects in, parsed answers out. A bug of ours fails the test. */
export function conversation(): (request: object | string) => Promise<Reply> {
  const engine = createEngine((bug) => {
    throw bug;
  });
  return async (request) => JSON.parse(await engine(typeof request === 'string' ? request : JSON.stringify(request)));
}

/** Two players with two cards each; seat 0's 5 is lower than every row. */
export const SMALL = {
  players: 2,
  hands: [
    [5, 60],
    [40, 80],
  ],
  rows: [[10, 11, 12, 13, 14], [20], [30], [50]],
} as const;

export type Ask = ReturnType<typeof conversation>;

/** Plays the first legal move of the first asked actor, until the end. */
export async function playOut(ask: Ask, match: string, toAct: Reply['toAct']): Promise<void> {
  let waiting = toAct;
  while (waiting.length > 0) {
    const player = waiting[0];
    const { moves } = await ask({ op: 'legal', match, player });
    const played = await ask({ op: 'play', match, player, move: moves[0] });
    waiting = played.toAct;
  }
}
