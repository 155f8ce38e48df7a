import type { TableInfo } from '@izvilina/protocol/messages.ts';

/** What somebody else has said to another game. */
export interface Standing {
  readonly seat: number;
  readonly here: boolean;
  readonly answer: 'in' | 'bot' | 'none';
  /** Whether we may seat a bot in their place now. */
  readonly replaceable: boolean;
}

export type AgainState =
  /** The next table is there: with a chair for us, or without. */
  | { readonly kind: 'next'; readonly seated: boolean }
  | { readonly kind: 'ask' | 'wait'; readonly others: readonly Standing[] };

/** Where another game stands, for the person who looks; null where there is nothing for them to do. */
export function standingOf({ seats, again, rematch, host, watchersAllowed }: TableInfo): AgainState | null {
  const mine = seats.flatMap((seat, i) => (seat.kind === 'person' && seat.you ? [i] : []));
  const { agreed, bots } = again ?? { agreed: [], bots: [] };
  if (rematch) {
    const seated = mine.some((seat) => !bots.includes(seat));
    return seated || watchersAllowed ? { kind: 'next', seated } : null;
  }
  if (mine.length === 0) return null;
  const amIn = mine.some((seat) => agreed.includes(seat));
  const others = seats.flatMap((seat, i): Standing[] => {
    if (seat.kind !== 'person' || seat.you) return [];
    const answer = agreed.includes(i) ? 'in' : bots.includes(i) ? 'bot' : 'none';
    const replaceable = amIn && answer === 'none' && (host || !seat.here);
    return [{ seat: i, here: seat.here, answer, replaceable }];
  });
  return { kind: amIn ? 'wait' : 'ask', others };
}
