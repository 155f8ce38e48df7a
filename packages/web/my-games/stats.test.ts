import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { expect, it } from 'vitest';
import { type Ending, endingOf, type Played, statsByGame, statsByRival } from './stats.ts';

const person = (name: string, you = false, alias: string | null = null): SeatInfo => ({
  kind: 'person',
  name,
  you,
  here: false,
  standIn: null,
  standInAfter: null,
  alias,
});
const me = person('Аня', true);
const bot: SeatInfo = { kind: 'bot', level: 'casual' };
let table = 0;
const played = (scores: readonly number[], places: readonly number[], part: Partial<Played> = {}): Played => ({
  table: `t${++table}`,
  game: 'cow006',
  where: 'local',
  options: {},
  pace: 'calm',
  series: null,
  ended: table,
  seats: [me, ...scores.slice(1).map(() => bot)],
  outcome: { scores, places },
  ...part,
});
const won = () => played([3, 9], [1, 2]);
const lost = () => played([9, 3], [2, 1]);
const drawn = () => played([5, 5], [1, 1]);

it.each<[Ending, Played]>([
  ['won', won()],
  ['lost', lost()],
  ['drawn', drawn()],
  ['won', played([3, 3, 9], [1, 1, 3])], // a shared first place is a win
  ['alone', played([40], [1])],
  ['shared', played([3, 9], [1, 2], { seats: [me, person('Боря', true)] })],
  ['unfinished', played([], [], { outcome: null })],
])('a game ends %s', (ending, game) => {
  expect(endingOf(game)).toBe(ending);
});

it('streaks are of wins; a draw neither makes nor breaks one', () => {
  const oldestFirst = [won(), won(), lost(), won(), drawn(), won(), won()];
  const [stats] = statsByGame(oldestFirst.toReversed());
  expect(stats).toMatchObject({ played: 7, won: 5, streak: { now: 3, longest: 3 } });
  expect(statsByGame([lost(), won()])[0]?.streak).toEqual({ now: 0, longest: 1 });
});

it('the best score is the lowest where the fewest points win, else the highest', () => {
  expect(statsByGame([won(), lost()])[0]?.bestScore).toBe(3);
  const points = (mine: number, theirs: number) =>
    played([mine, theirs], mine > theirs ? [1, 2] : [2, 1], { game: 'mindtrainer' });
  const [most, ...others] = [points(310, 200), points(150, 220), points(290, 300)];
  expect(statsByGame([...others, most as Played])[0]).toMatchObject({ bestScore: 310, best: most });
});

it('titles are counted apart, the most played first', () => {
  const other = played([8, 2], [1, 2], { game: 'notnot' });
  expect(statsByGame([other, won(), lost()]).map(({ game, played: count }) => [game, count])).toEqual([
    ['cow006', 2],
    ['notnot', 1],
  ]);
});

it('each rival is met whatever they are called, bots by their level', () => {
  const withBorya = (name: string, alias: string) => ({ seats: [me, person(name, false, alias), bot] });
  const games = [
    played([3, 9, 5], [1, 3, 2], withBorya('Борис', 'b')),
    played([7, 7, 1], [2, 2, 1], withBorya('Боря', 'b')),
    played([7, 7, 1], [2, 2, 1], withBorya('Борис', 'another')),
    lost(),
  ];
  expect(statsByRival(games)).toMatchObject([
    { rival: { kind: 'bot', level: 'casual' }, met: 4, ahead: 1, behind: 3 },
    { rival: { kind: 'person', name: 'Борис' }, met: 2, ahead: 1, behind: 0 },
    { rival: { kind: 'person', name: 'Борис' }, met: 1, ahead: 0, behind: 0 },
  ]);
});
