import { bots } from '@izvilina/bots/mindtrainer/bots.ts';
import { loadGame } from '@izvilina/games/load.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { readData } from '../local/page-data.ts';
import module from '../tables/mindtrainer/module.ts';
import { asked, Laid, number, others, peopleAt, type Seen, show, useSampleTable } from './sample-table.tsx';

/**
 * The table alone, played by bots: /gallery/mindtrainer.html?players=4&seat=0&turns=14&until=over&lexicon=open&hint.
 * The other seats answer after this one. Not part of the product build.
 */
const options = { lexicon: asked.get('lexicon') ?? 'nouns' };
const game = await loadGame('mindtrainer', options, readData);
const players = number('players', 2);
const seat: Seat | null = asked.get('seat') === 'none' ? null : number('seat', 0);
const until = asked.get('until');

const viewAt = (match: Match) => viewOf(match, seat ?? 'watcher') as MindtrainerView;
const answer = (match: Match, by: Seat): unknown =>
  bots.think('casual', viewOf(match, by) as MindtrainerView, chanceAt('gallery', match.seq), { ms: 1000 }).move;

function reached(match: Match): boolean {
  const view = viewAt(match);
  const mine = seat === null || view.asks.some((ask) => ask.seat === seat);
  if (view.phase === 'over') return true;
  if (until === 'over') return false;
  if (until === 'judge') return view.phase === 'answers' && mine;
  return view.turns >= number('turns', 12) && view.phase === 'turn' && mine;
}

function start(): Match {
  let seen: Seen = { match: must(begin(game, { players, options, seed: asked.get('seed') ?? '1' })), steps: [] };
  for (let i = 0; i < 400 && !reached(seen.match); i++)
    seen = others({ seat, answer }, seen, { except: null, most: 1 });
  return seen.match;
}

function MindtrainerTrial() {
  const seats = peopleAt(players, seat === null ? [] : [seat], asked.has('away') ? { away: 1 } : {});
  const props = useSampleTable({ game, seat, seats, start, answer, pause: number('pause', 900) });
  const view = props.view as MindtrainerView;
  const mine = view.asks.some((ask) => ask.seat === seat);
  const best = asked.has('hint') && mine ? bots.think('casual', view, chanceAt('hint', 0), { ms: 1000 }).best : null;
  const hint = best?.map((one) => ({ ...one, move: one.move as Json })) ?? null;
  const Shown = asked.has('small') ? module.Small : module.Table;
  return (
    <Laid slug="mindtrainer" title="Тренажёр для ума" module={module} view={props.view}>
      <Shown {...props} hint={hint} />
    </Laid>
  );
}

await show(<MindtrainerTrial />);
