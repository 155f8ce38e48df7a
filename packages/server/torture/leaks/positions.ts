import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { VARIETIES } from '@izvilina/games/variety.ts';
import { type Chance, chances, drawn } from '@izvilina/kernel/chance.ts';
import { playRandomly } from '@izvilina/kernel/contract.ts';
import type { GameState, Viewer } from '@izvilina/kernel/game.ts';
import { isOver, type Match, viewOf } from '@izvilina/kernel/match.ts';

const KEPT_PER_GAME = 6;

/** Positions of many random games in which at least one seat is asked something. */
export async function positionsOf(slug: Slug, games: number, seed: string): Promise<readonly Match[]> {
  const variety = await VARIETIES[slug]();
  const kept: Match[] = [];
  for (let index = 0; index < games; index++) {
    const dice = chances(`${slug} ${seed} ${index}`)(0);
    const start = { ...variety.start(dice), seed: `${seed} of game ${index}` };
    const all: Match[] = [];
    const note = (match: Match) => {
      if (!isOver(match)) all.push(match);
      return [];
    };
    playRandomly(await loadGameFor(slug, start, readData), start, dice, note, variety.job);
    for (let count = Math.min(KEPT_PER_GAME, all.length); count > 0; count--) kept.push(drawn(all, dice));
  }
  return kept;
}

/** Two worlds that one viewer cannot tell apart. */
export interface TwoWorlds {
  readonly match: Match;
  readonly viewer: Viewer;
  readonly states: readonly [GameState, GameState];
}

/** The real position or one imagined by the viewer, paired with another imagined one. */
export function twoWorlds(match: Match, dice: Chance): TwoWorlds {
  const viewer = dice.below(4) === 0 ? 'watcher' : dice.below(match.players);
  const view = viewOf(match, viewer);
  const imagined = match.game.imagine(view, dice);
  const first = dice.below(2) === 0 ? match.state : match.game.imagine(view, dice);
  return { match, viewer, states: [first, imagined] };
}
