import { type Chance, chances, drawn } from '../chance.ts';
import type { Ask, Seat, View, Viewer } from '../game.ts';
import { canonical } from '../json.ts';
import { advance, type Match, viewOf } from '../match.ts';
import { broken, type Violation } from './law.ts';
import { alike, frozen, impurities } from './plain.ts';
import type { Probe } from './probe.ts';
import { moveBy, movesOf, sampled, timeoutOf, tried, viewersOf } from './table.ts';

/** Most bytes of a view on the wire, unless a game says otherwise. */
const VIEW_BYTES = 16 * 1024;
const SECRETS_TRIED = 2;

/** Every view is plain, small, right about the turn, without the seed, and could come from an imagined world. */
export function checkViews(
  match: Match,
  { dice, viewBytes = VIEW_BYTES }: Pick<Probe, 'dice' | 'viewBytes'>,
): Violation[] {
  return viewersOf(match).flatMap((viewer) => {
    const view = frozen(viewOf(match, viewer));
    return [...checkView(match, viewer, view, viewBytes), ...checkImagined(match, viewer, view, dice)];
  });
}

function checkView(match: Match, viewer: Viewer, view: View, longest: number): Violation[] {
  const { game, state } = match;
  const found = impurities(view).map((fault) => broken('json', `view of ${viewer}: ${fault}`));
  const text = JSON.stringify(view);
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > longest) found.push(broken('view-size', `view of ${viewer} takes ${bytes} bytes`));
  if (text.includes(match.start.seed)) found.push(broken('no-seed', `view of ${viewer}`));
  const turn = game.turn(state);
  const asks = turn.over ? [] : turn.asks;
  const mine = (list: readonly Ask[]) => list.filter((ask) => ask.seat === viewer);
  if (view.viewer !== viewer) found.push(broken('view-says', `view of ${viewer} is marked ${view.viewer}`));
  if (!alike(mine(view.asks), mine(asks))) found.push(broken('view-says', `${viewer} does not see its own question`));
  if (!alike(view.result, turn.over ? game.result(state) : null))
    found.push(broken('view-says', `view of ${viewer} has result ${canonical(view.result)}`));
  return found;
}

function checkImagined(match: Match, viewer: Viewer, view: View, dice: Chance): Violation[] {
  const state = match.game.imagine(view, dice);
  const again = match.game.view(state, viewer);
  if (!alike(again, view))
    return [broken('imagine', `${viewer} sees ${canonical(view)} but imagines ${canonical(again)}`)];
  const world: Match = { ...match, state, chanceAt: chances(`imagined ${dice.below(2 ** 32)}`) };
  const stuck = playOn(world, dice);
  return stuck === null ? [] : [broken('imagine', `the world of ${viewer} does not play on: ${stuck}`)];
}

/** Plays one move more than there are players: past a reveal in any simultaneous game. Returns what stopped it. */
function playOn(world: Match, dice: Chance): string | null {
  let match = world;
  try {
    for (let left = match.players + 1; left > 0; left--) {
      const turn = match.game.turn(match.state);
      if (turn.over || turn.asks.length === 0) return null;
      const { seat } = drawn(turn.asks, dice);
      const move = someMove(match, seat, dice);
      if (move === null) return `seat ${seat} is asked and has no move`;
      const next = advance(match, moveBy(match, seat, move));
      if (!next.ok) return `${canonical(move)} of seat ${seat}: ${canonical(next.error)}`;
      match = next.value;
    }
    return null;
  } catch (error) {
    return `${error}`;
  }
}

export function someMove(match: Match, seat: Seat, dice: Chance): unknown {
  const moves = movesOf(match, seat);
  if (!moves.finite) return moves.sample(dice);
  return moves.all.length === 0 ? null : drawn(moves.all, dice);
}

/** Secret answers, first and changed ones, look the same to every other viewer while the question is still open. */
export function checkSecrets(match: Match, dice: Chance): Violation[] {
  const turn = match.game.turn(match.state);
  if (turn.over) return [];
  const found: Violation[] = [];
  const secrets = turn.asks.filter((ask) => ask.secret);
  for (const { seat } of sampled(secrets, SECRETS_TRIED, dice)) {
    const open = turn.asks.filter((ask) => ask.seat !== seat);
    const answered = compareAnswers(match, seat, open, dice, found);
    if (answered) compareAnswers(answered, seat, open, dice, found);
    if (turn.referee === null) compareTimeouts(match, seat, open, dice, found);
  }
  return found;
}

/** Plays two answers of one seat and compares what the others see. Returns the match after one if still open. */
function compareAnswers(
  match: Match,
  seat: Seat,
  open: readonly Ask[],
  dice: Chance,
  found: Violation[],
): Match | null {
  const moves = movesOf(match, seat);
  const answers = moves.finite ? sampled(moves.all, 2, dice) : [moves.sample(dice), moves.sample(dice)];
  const [one, two] = answers.map((move) => (move === null ? null : tried(match, moveBy(match, seat, move), found)));
  if (!one?.ok || !two?.ok) return null;
  if (!stillOpen(one.value, open) || !stillOpen(two.value, open)) return null;
  for (const viewer of viewersOf(match)) {
    if (viewer === seat) continue;
    const first = viewOf(one.value, viewer);
    const second = viewOf(two.value, viewer);
    if (!alike(first, second))
      found.push(
        broken('secret', `${viewer} tells answers of seat ${seat} apart: ${canonical(first)} ${canonical(second)}`),
      );
  }
  return one.value;
}

/**
 * The referee's answer is determined by what the seat holds, so two answers need two worlds: the real one, and one that
 * another viewer imagines. What that viewer sees next must not tell them apart.
 */
function compareTimeouts(match: Match, seat: Seat, open: readonly Ask[], dice: Chance, found: Violation[]): void {
  const viewer = drawn(
    viewersOf(match).filter((other) => other !== seat),
    dice,
  );
  const world: Match = { ...match, state: match.game.imagine(frozen(viewOf(match, viewer)), dice) };
  const [real, imagined] = [match, world].map((each) => tried(each, timeoutOf(each, seat), found));
  if (!real?.ok || !imagined?.ok || !stillOpen(real.value, open) || !stillOpen(imagined.value, open)) return;
  const first = viewOf(real.value, viewer);
  const second = viewOf(imagined.value, viewer);
  if (!alike(first, second))
    found.push(
      broken('secret', `${viewer} sees what a timeout of seat ${seat} did: ${canonical(first)} ${canonical(second)}`),
    );
}

function stillOpen(match: Match, open: readonly Ask[]): boolean {
  const turn = match.game.turn(match.state);
  return !turn.over && open.some(({ seat, what }) => turn.asks.some((ask) => ask.seat === seat && ask.what === what));
}
