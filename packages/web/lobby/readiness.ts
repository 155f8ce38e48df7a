import type { TableInfo } from '@izvilina/protocol/messages.ts';

/** What a gathering table lacks for its deal; the most important reason first. */
export type Readiness =
  | { readonly kind: 'few' }
  | { readonly kind: 'away'; readonly names: readonly string[] }
  | { readonly kind: 'open'; readonly chairs: number }
  | { readonly kind: 'all here' };

/** `minPlayers`: the fewest the game needs. People without a connection are reported before open chairs. */
export function readinessOf({ seats }: Pick<TableInfo, 'seats'>, minPlayers: number): Readiness {
  const open = seats.filter((seat) => seat.kind === 'open').length;
  if (seats.length - open < minPlayers) return { kind: 'few' };
  const names = seats.flatMap((seat) => (seat.kind === 'person' && !seat.here && !seat.you ? [seat.name] : []));
  if (names.length > 0) return { kind: 'away', names };
  return open > 0 ? { kind: 'open', chairs: open } : { kind: 'all here' };
}
