// Rewrites the golden playthroughs of one game under its present rules:  node tools/golden.ts cow006
// Only on purpose: a change that needs this also raises the game's `rules`. To add one, write a file with its first line alone.
// Every file keeps its own events as far as the rules still accept them; seeded players bring it to the end.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Playthrough, read, write } from '@izvilina/games/playthrough.ts';
import { GAMES, isSlug, SLUGS } from '@izvilina/games/registry.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { type Ply, plyEvent } from '@izvilina/kernel/scenario.ts';

const RARELY = 16;

function finish(game: AnyGame, golden: Playthrough): Playthrough {
  const start = { ...golden.start, rules: game.rules };
  const players = chances(`${start.seed}, the players`);
  const plies: Ply[] = [];
  let match = must(begin(game, start));
  const play = (ply: Ply): boolean => {
    const next = advance(match, plyEvent(ply));
    if (next.ok) {
      match = next.value;
      plies.push(ply);
    }
    return next.ok;
  };
  golden.plies.every(play);
  for (;;) {
    const ply = choose(match, players(match.seq + 1));
    if (ply === null) return { start, plies };
    if (!play(ply)) throw new Error(`refused: ${JSON.stringify(ply)}`);
  }
}

/** Mostly a move by a seat that is asked; now and then a move by anybody who has one, or a timeout. */
function choose(match: Match, chance: Chance): Ply | null {
  const turn = match.game.turn(match.state);
  if (turn.over) return null;
  const asked = turn.asks[chance.below(turn.asks.length)]?.seat as number;
  const mood = chance.below(RARELY);
  if (mood === 0) return { by: 'referee', act: { type: 'timeout', seat: asked } };
  const anybody = chance.below(match.players);
  return (mood === 1 ? moveBy(match, anybody, chance) : null) ?? moveBy(match, asked, chance);
}

function moveBy(match: Match, seat: number, chance: Chance): Ply | null {
  const moves = match.game.moves(viewOf(match, seat));
  if (!moves.finite) return { by: seat, move: moves.sample(chance) as Json };
  if (moves.all.length === 0) return null;
  return { by: seat, move: moves.all[chance.below(moves.all.length)] as Json };
}

const slug = process.argv[2] ?? '';
if (!isSlug(slug)) {
  console.error(`usage: node tools/golden.ts ${SLUGS.join('|')}`);
  process.exit(2);
}
const game = await GAMES[slug]();
const folder = new URL(`../packages/games/${slug}/playthroughs/`, import.meta.url);
for (const name of readdirSync(folder).filter((file) => file.endsWith('.jsonl'))) {
  const file = new URL(name, folder);
  const before = readFileSync(file, 'utf8');
  const after = write(game, finish(game, read(before)));
  writeFileSync(file, after);
  console.log(`${before === after ? 'unchanged' : 'rewritten'} ${name}: ${after.split('\n').length - 1} lines`);
}
