import { canonical } from '../json.ts';
import type { Match } from '../match.ts';
import { broken, type Violation } from './law.ts';
import { impurities } from './plain.ts';

export function checkOutcome(match: Match): Violation[] {
  const { game, state, players } = match;
  const outcome = game.result(state);
  const found = impurities(outcome).map((fault) => broken('json', `result: ${fault}`));
  if (outcome.scores.length !== players)
    found.push(broken('outcome', `${outcome.scores.length} scores for ${players} players`));
  const over = game.turn(state).over;
  if (!over && outcome.places !== null) found.push(broken('outcome', 'places before the end'));
  if (over && !isRanking(outcome.places, players))
    found.push(broken('outcome', `no competition ranking: ${canonical(outcome.places)}`));
  return found;
}

/** Whether places are a ranking: 1, 1, 3 … If the game says that nobody wins, two or more leaders share place 2. */
export function isRanking(places: readonly number[] | null, players: number): boolean {
  if (places === null || places.length !== players) return false;
  const best = Math.min(...places);
  const leaders = places.filter((place) => place === best).length;
  const nobodyWins = best === 2 && leaders > 1;
  return places.every((mine) => {
    if (nobodyWins && mine === best) return true;
    return mine === 1 + places.filter((other) => other < mine).length;
  });
}
