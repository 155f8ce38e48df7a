import type { TableInfo } from '@izvilina/protocol/messages.ts';

/** What stands between a gathering table and its deal, the most important first. */
export type Readiness =
  | { readonly kind: 'few' }
  | { readonly kind: 'away'; readonly names: readonly string[] }
  | { readonly kind: 'open'; readonly chairs: number }
  | { readonly kind: 'all here' };

/** `least`: how few may play. Whoever has no connection is named before anything else is promised. */
export function readinessOf({ seats }: Pick<TableInfo, 'seats'>, least: number): Readiness {
  const open = seats.filter((seat) => seat.kind === 'open').length;
  if (seats.length - open < least) return { kind: 'few' };
  const names = seats.flatMap((seat) => (seat.kind === 'person' && !seat.here && !seat.you ? [seat.name] : []));
  if (names.length > 0) return { kind: 'away', names };
  return open > 0 ? { kind: 'open', chairs: open } : { kind: 'all here' };
}
