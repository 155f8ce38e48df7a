import type { Seat } from '@izvilina/kernel/game.ts';
import type { Mode } from '../options.ts';
import { COLOURS, type ColourId } from './colours.ts';

/** One marker per colour. */
export type Track = readonly number[];

/** The last notch of a board. On a double track it is also 0 of the second board. */
export const NOTCHES = 18;

/** IN-19, IN-21: in team and solo mode two boards are joined end to end. */
export const trackEnd = (mode: Mode): number => (mode === 'standard' ? NOTCHES : 2 * NOTCHES);

/** Partners sit opposite each other and share a track. */
export const trackOf = (mode: Mode, seat: Seat): number => (mode === 'team' ? seat % 2 : seat);
export const tracksFor = (mode: Mode, players: number): number => (mode === 'team' ? 2 : players);

export const emptyTrack = (): Track => COLOURS.map(() => 0);

/** IN-11, IN-19: a marker never moves past the end of its current board; the rest is lost. */
export const advance = (marker: number, points: number, end: number): number =>
  Math.min(marker < NOTCHES ? NOTCHES : end, marker + points);

/** IN-10, IN-R8: two equal symbols count one after the other, in the order that moves the marker further. */
export const advanceTwice = (marker: number, one: number, other: number, end: number): number =>
  Math.max(advance(advance(marker, one, end), other, end), advance(advance(marker, other, end), one, end));

/** IN-12, IN-19: how many ends of boards the marker reached with this move. */
export const endsReached = (before: number, after: number, end: number): number =>
  Number(before < NOTCHES && after >= NOTCHES) + Number(end > NOTCHES && before < end && after === end);

/** IN-18, IN-R4, IN-R5: whether all markers are at the end. */
export const isComplete = (track: Track, end: number): boolean => track.every((marker) => marker === end);

export const lowest = (track: Track): number => Math.min(...track);

/** IN-14, IN-R2: the colours with the lowest marker; all if they are level. */
export function lowestColours(track: Track): ColourId[] {
  const low = lowest(track);
  return track.flatMap((marker, colour) => (marker === low ? [colour] : []));
}

/** IN-16: the lowest markers first, then the second lowest, and so on. Negative = `a` is ahead. */
export function compareTracks(a: Track, b: Track): number {
  const [mine, theirs] = [a, b].map((track) => track.toSorted((x, y) => x - y)) as [number[], number[]];
  const differs = mine.findIndex((marker, i) => marker !== theirs[i]);
  return differs < 0 ? 0 : (theirs[differs] as number) - (mine[differs] as number);
}
