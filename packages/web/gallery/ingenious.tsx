import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { AnyGame, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import module from '../tables/ingenious/module.ts';
import { previewGreedy } from './greedy.ts';
import { asked, below, Laid, number, others, peopleAt, type Seen, show, useSampleTable } from './sample-table.tsx';

/**
 * The table alone, played greedily: /gallery/ingenious.html?players=3&seat=0&turns=20&until=bonus. The other seats
 * answer after this one. Not part of the product build.
 */
const game: AnyGame = ingenious as AnyGame;
const players = number('players', 2);
const seat: Seat | null = asked.get('seat') === 'none' ? null : number('seat', 0);
const until = asked.get('until');
const options = { first: 0, ...(asked.has('team') ? { mode: 'team' } : {}) };

const viewAt = (match: Match) => viewOf(match, seat ?? 'watcher') as IngeniousView;
const answer = (match: Match, by: Seat): unknown => previewGreedy(viewOf(match, by) as IngeniousView, below);

function reached(match: Match): boolean {
  const view = viewAt(match);
  const mine = view.turn === (seat ?? view.turn);
  if (view.phase === 'over') return true;
  if (until === 'bonus' || until === 'swap') return view.phase === until && mine;
  if (until === 'shown') return view.shown !== null && view.shownBy !== seat && mine;
  if (until === 'over') return false;
  return view.laid.length >= number('turns', 21) && view.phase === 'place' && mine;
}

/** With `?before`: the position just before the one that `until` asks for, with this seat to move. */
function start(): Match {
  let seen: Seen = { match: must(begin(game, { players, options, seed: asked.get('seed') ?? '1' })), steps: [] };
  let mine = seen;
  for (let i = 0; i < 400 && !reached(seen.match); i++) {
    const view = viewAt(seen.match);
    if (view.turn === seat && view.phase === 'place') mine = seen;
    seen = others({ seat, answer }, seen, { except: null, most: 1 });
  }
  return (asked.has('before') ? mine : seen).match;
}

function IngeniousTrial() {
  const trouble = asked.has('away') ? { away: 1, standIn: 2 } : {};
  const seats = peopleAt(players, seat === null ? [] : [seat], trouble);
  const props = useSampleTable({ game, seat, seats, start, answer, pause: number('pause', 900) });
  // `auto()` in the console plays this seat greedily, too.
  const auto = () =>
    seat !== null && props.play?.({ seat, move: previewGreedy(props.view as IngeniousView, below) as Json });
  Object.assign(globalThis, { auto });
  const moves = asked.has('hint') ? game.moves(props.view) : null;
  const at = (share: number) => (moves?.finite ? (moves.all[Math.floor(moves.all.length * share)] as Json) : null);
  const best = moves?.finite ? [0.1, 0.5, 0.8].map((share) => ({ move: at(share), value: 0, why: [] })) : null;
  const Shown = asked.has('small') ? module.Small : module.Table;
  return (
    <Laid slug="ingenious" title="Просто гениально" module={module} view={props.view}>
      <Shown {...props} hint={best} />
    </Laid>
  );
}

await show(<IngeniousTrial />);
