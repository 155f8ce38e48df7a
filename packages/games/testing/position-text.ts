import type { AnyGame } from '@izvilina/kernel/game.ts';
import { advance, type Match } from '@izvilina/kernel/match.ts';
import { openPlay, type Play, plyEvent } from '@izvilina/kernel/scenario.ts';
import type { Slug } from '../registry.ts';
import { openText } from '../texts.ts';

/** A position for the message of a failed test. The game may be broken in any way, so showing it may fail too. */
export async function positionText(slug: Slug, match: Match): Promise<string> {
  return openText(slug, match).catch((error) => `the position cannot be shown: ${error}`);
}

/** The start of a scenario and the position its moves lead to. */
export async function scenarioText(slug: Slug, game: AnyGame, play: Play): Promise<string> {
  try {
    let match = openPlay(game, play);
    const begin = await positionText(slug, match);
    for (const ply of play.moves) {
      const next = advance(match, plyEvent(ply));
      if (!next.ok) break;
      match = next.value;
    }
    return `before\n${begin}\nafter ${match.seq} events\n${await positionText(slug, match)}`;
  } catch (error) {
    return `the position cannot be shown: ${error}`;
  }
}
