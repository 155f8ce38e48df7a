import type { AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin, hashOf, type Match, type Start } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { type Ply, plyEvent } from '@izvilina/kernel/scenario.ts';

/** A golden game as text, one JSON object per line: the start, every event with the state's hash, the result. */
export interface Playthrough {
  readonly start: Start & { readonly game: string; readonly rules: number };
  readonly plies: readonly Ply[];
}

/** Enough digits of the hash to notice any change; the last line has the whole hash. */
const SHORT = 16;

export function read(text: string): Playthrough {
  const [first, ...rest] = text.trim().split('\n');
  const lines = rest.map((line) => JSON.parse(line) as Partial<Ply>);
  return { start: JSON.parse(first as string), plies: lines.filter((line): line is Ply => line.by !== undefined) };
}

/** Replays it under today's rules. */
export function write(game: AnyGame, { start, plies }: Playthrough): string {
  let match: Match = must(begin(game, start));
  const lines: object[] = [start];
  for (const ply of plies) {
    match = must(advance(match, plyEvent(ply)));
    lines.push({ seq: match.seq, ...onlyPly(ply), hash: hashOf(match).slice(0, SHORT) });
  }
  lines.push({ ...game.result(match.state), hash: hashOf(match) });
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

const onlyPly = (ply: Ply): Ply =>
  ply.by === 'referee' ? { by: ply.by, act: ply.act } : { by: ply.by, move: ply.move };
