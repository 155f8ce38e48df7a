import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { AnyGame, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { Fuse } from '../table/Fuse.tsx';
import { CowDefs } from '../tables/cow006/board/CowCard.tsx';
import module from '../tables/cow006/module.ts';
import { asked, below, Laid, number, others, peopleAt, type Seen, show, useSampleTable } from './sample-table.tsx';

/**
 * The table alone, played at random: /gallery/cow006.html?players=5&seat=0&turns=4&picked=2&until=row. The other seats
 * answer after this one. Not part of the product build.
 */
const game: AnyGame = cow006 as AnyGame;
const players = number('players', 5);
const seat: Seat | null = asked.get('seat') === 'none' ? null : number('seat', 0);
const until = asked.get('until');
const options = {
  ...(asked.has('tactical') ? { variant: 'tactical' } : {}),
  ...(asked.has('open') ? { openMemory: true } : {}),
  ...(asked.has('hidden') ? { hiddenBases: true } : {}),
};

function answer(match: Match, by: Seat): unknown {
  const moves = game.moves(viewOf(match, by));
  return moves.finite ? moves.all[below(moves.all.length)] : null;
}

function reached(match: Match): boolean {
  const view = viewOf(match, seat ?? 'watcher') as CowView;
  if (until === 'row') return view.phase === 'row' && view.asks[0]?.seat === seat;
  if (until === 'otherrow') return view.phase === 'row' && view.asks[0]?.seat !== seat;
  if (until === 'scored') return view.happened.some(({ type }) => type === 'scored');
  return (
    view.round > 1 ||
    view.turn > number('turns', 4) ||
    (view.phase === 'draft' && match.seq >= number('drafted', 5) && view.drafter === seat)
  );
}

function start(): Match {
  let seen: Seen = { match: must(begin(game, { players, options, seed: asked.get('seed') ?? '1' })), steps: [] };
  for (let i = 0; i < 2000 && !reached(seen.match); i++)
    seen = others({ seat, answer }, seen, { except: null, most: 1 });
  const picked = number('picked', until === null && !asked.has('tactical') ? 2 : 0);
  return others({ seat, answer }, seen, { except: seat, most: picked }).match;
}

function CowTrial() {
  const seats = peopleAt(players, seat === null ? [] : [seat], { away: 3, standIn: 6 });
  const props = useSampleTable({ game, seat, seats, start, answer, pause: 400 });
  const hint = asked.has('hint') && seat !== null ? game.moves(props.view) : null;
  const best = hint?.finite ? hint.all.slice(0, 3).map((one) => ({ move: one as Json, value: 0, why: [] })) : null;
  const [clock] = props.clocks;
  return (
    <Laid slug="cow006" title="Корова 006" module={module} view={props.view}>
      <module.Table {...props} hint={best} />
      {clock && <Fuse clock={clock} />}
    </Laid>
  );
}

await show(
  <>
    <CowDefs />
    <CowTrial />
  </>,
);
