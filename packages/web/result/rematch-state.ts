import type { TableInfo } from '@izvilina/protocol/messages.ts';

/** Another player's answer to the rematch. */
export interface RematchAnswer {
  readonly seat: number;
  readonly here: boolean;
  /** They gave the game up, and do not come back. */
  readonly gaveUp: boolean;
  readonly answer: 'in' | 'bot' | 'none';
  /** Whether this guest may seat a bot in their place now. */
  readonly replaceable: boolean;
}

export type RematchState =
  /** The next table exists; `seated`: this guest has a chair there. */
  | { readonly kind: 'next'; readonly seated: boolean }
  | { readonly kind: 'ask' | 'wait'; readonly others: readonly RematchAnswer[] };

/** The state of the rematch for this guest; null when there is nothing they can do. */
export function rematchStateOf({ seats, again, rematch, host, watchersAllowed }: TableInfo): RematchState | null {
  const mine = seats.flatMap((seat, i) => (seat.kind === 'person' && seat.you ? [i] : []));
  const { agreed, bots } = again ?? { agreed: [], bots: [] };
  if (rematch) {
    const seated = mine.some((seat) => !bots.includes(seat));
    return seated || watchersAllowed ? { kind: 'next', seated } : null;
  }
  if (mine.length === 0) return null;
  const amIn = mine.some((seat) => agreed.includes(seat));
  const others = seats.flatMap((seat, i): RematchAnswer[] => {
    if (seat.kind !== 'person' || seat.you) return [];
    const answer = agreed.includes(i) ? 'in' : bots.includes(i) ? 'bot' : 'none';
    const replaceable = amIn && answer === 'none' && (host || !seat.here);
    return [{ seat: i, here: seat.here, gaveUp: seat.left === 'game', answer, replaceable }];
  });
  return { kind: amIn ? 'wait' : 'ask', others };
}
