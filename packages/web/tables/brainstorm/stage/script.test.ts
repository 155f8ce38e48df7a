import { readFileSync } from 'node:fs';
import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, test } from 'vitest';
import { type Board, boardOf } from './board.ts';
import { framesOf } from './script.ts';

/** All views of a golden playthrough, in order. */
function views(file: string): BrainstormView[] {
  const url = new URL(`../../../../games/brainstorm/playthroughs/${file}`, import.meta.url);
  const [first, ...events] = readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  let match = must(begin(brainstorm as AnyGame, first));
  const seen = [viewOf(match, 0) as BrainstormView];
  for (const { hash: _hash, seq: _seq, ...event } of events.filter(({ by }) => by !== undefined)) {
    match = must(advance(match, { at: match.at, ...event }));
    seen.push(viewOf(match, 0) as BrainstormView);
  }
  return seen;
}

const lies = ({ tiles, pawns, tokens, supply, box, away }: Board) => ({ tiles, pawns, tokens, supply, box, away });

const GAMES = [
  '01-two-strong',
  '02-three-random',
  '23-two-split-and-claim',
  '24-three-attacks-in-order',
  '25-two-silent-owner',
  '26-two-burner-afterwards',
];

test('the pictures of every event end where the view is', () => {
  const kinds = new Set<string>();
  for (const game of GAMES) {
    const seen = views(`${game}.jsonl`);
    seen.slice(1).forEach((after, index) => {
      const before = boardOf(seen[index] as BrainstormView);
      const last = framesOf(before, after.happened).at(-1)?.scene ?? before;
      expect(lies(last), `${game}, event ${index + 1}`).toEqual(lies(boardOf(after)));
      for (const { type } of after.happened) kinds.add(type);
    });
  }
  for (const kind of ['thrown', 'laid', 'joined', 'claimed', 'battle', 'removed', 'split', 'pawnMoved', 'burned'])
    expect(kinds).toContain(kind);
});
