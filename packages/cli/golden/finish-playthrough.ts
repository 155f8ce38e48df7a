import type { Playthrough } from '@izvilina/games/playthrough.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { JOBS } from '@izvilina/jobs/registry.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import type { AnyAct, AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { type Ply, plyEvent } from '@izvilina/kernel/scenario.ts';
import { Failure } from '../command.ts';

/** Plays a golden game to its end: its own events as far as the rules accept them, then moves of seeded players. */
export async function finish(game: AnyGame, slug: Slug, wanted: Playthrough): Promise<Playthrough> {
  const start = { ...wanted.start, rules: game.rules };
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
  wanted.plies.every(play);
  for (;;) {
    const ply = await choose(match, slug, players(match.seq + 1));
    if (ply === null) return { start, plies };
    if (!play(ply)) throw new Failure(`the rules refuse a move they list: ${JSON.stringify(ply)}`);
  }
}

const RARELY = 16;

/** Mostly a move of an asked seat; now and then a move of any seat that has one, or an act of the referee. */
async function choose(match: Match, slug: Slug, chance: Chance): Promise<Ply | null> {
  const turn = match.game.turn(match.state);
  if (turn.over) return null;
  const { asks, referee } = turn;
  if (referee !== null && 'job' in referee) return refereePly(await runJob(slug, referee.job));
  const asked = asks.length > 0 ? asks[chance.below(asks.length)]?.seat : undefined;
  const mood = chance.below(RARELY);
  if (asked === undefined || mood === 0) {
    if (referee !== null) return refereePly(referee.act);
    return asked === undefined ? null : refereePly({ type: 'timeout', seat: asked } as AnyAct);
  }
  const anybody = chance.below(match.players);
  return (mood === 1 ? moveBy(match, anybody, chance) : null) ?? moveBy(match, asked, chance);
}

const refereePly = (act: AnyAct): Ply => ({ by: 'referee', act: act as unknown as Json });

async function runJob(slug: Slug, job: unknown): Promise<AnyAct> {
  const load = JOBS[slug];
  if (load === null) throw new Failure(`${slug} asks for a job, and packages/jobs/registry.ts names nobody to do it`);
  return (await load()).run(job);
}

function moveBy(match: Match, seat: number, chance: Chance): Ply | null {
  const moves = match.game.moves(viewOf(match, seat));
  if (!moves.finite) return { by: seat, move: moves.sample(chance) as Json };
  if (moves.all.length === 0) return null;
  return { by: seat, move: moves.all[chance.below(moves.all.length)] as Json };
}
