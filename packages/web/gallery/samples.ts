import type { SeatInfo, TableInfo } from '@izvilina/protocol/messages.ts';
import type { Played } from '../my-games/stats.ts';
import type { ResultStory } from '../tables/module.ts';

const person = (name: string, you = false, here = true): SeatInfo => ({
  kind: 'person',
  name,
  you,
  here,
  standIn: null,
  standInAfter: null,
  alias: null,
});

export const table = (part: Partial<TableInfo> = {}): TableInfo => ({
  id: 'abcdefghijklmnopqrstuv',
  game: 'cow006',
  rules: 1,
  options: {},
  pace: 'brisk',
  dealing: false,
  given: true,
  phase: 'gathering',
  host: true,
  hostSeat: 0,
  hostHere: true,
  seats: [
    person('Аня', true),
    { kind: 'bot', level: 'strong' },
    person('Лёша'),
    person('Рая', false, false),
    person('Дима'),
    { kind: 'open' },
  ],
  openToAll: false,
  code: '7KQ4',
  watchersAllowed: false,
  watchers: 0,
  arriving: 0,
  hints: true,
  talk: 'phrases',
  commitment: '7f3ac91e40b2d1e5',
  proof: null,
  rematch: null,
  again: null,
  series: null,
  changed: 0,
  ...part,
});

export const ten = table({
  seats: [
    person('Аня', true),
    { kind: 'bot', level: 'strong' },
    { kind: 'bot', level: 'master' },
    person('Лёша'),
    person('Константин Константинович'),
    person('Дима'),
    { kind: 'open' },
    { kind: 'bot', level: 'novice' },
    person('Марта'),
    { kind: 'open' },
  ],
});

export const invited = table({
  host: false,
  seats: [
    person('Аня'),
    person('Лёша'),
    { kind: 'open' },
    person('Дима'),
    { kind: 'bot', level: 'strong' },
    { kind: 'open' },
  ],
});

export const finished = table({
  phase: 'over',
  seats: [person('Аня', true), person('Лёша'), person('Рая', false, false), person('Дима'), person('Марта')],
  again: { agreed: [1, 4], bots: [] },
  series: { games: 3, wins: [1, 2, 0, 0, 0] },
});

export const waiting = { ...finished, host: false, again: { agreed: [0, 1, 4], bots: [] } };

export const story: ResultStory = {
  headline: 'Аня ушла чистой',
  subline: 'Меньше всех коров: 34 за четыре раунда.',
  notes: [
    { text: 'Звезда коровьего шпионажа', title: 'winner' },
    { text: '+9 в последнем раунде', title: null },
    { text: '+14 в последнем раунде', title: null },
    { text: 'Повелитель коров', title: 'loser' },
    { text: '+5 в последнем раунде', title: null },
  ],
  series: {
    labels: ['раунд 1', 'раунд 2', 'раунд 3', 'раунд 4'],
    values: [
      [11, 19, 28, 34],
      [23, 37, 52, 61],
      [8, 27, 31, 45],
      [17, 40, 58, 74],
      [30, 33, 47, 52],
    ],
    limit: { at: 66, label: '66 — конец игры' },
  },
};
export const result = { scores: [34, 61, 45, 74, 52], places: [1, 4, 2, 5, 3], detail: null };

const DAY = 86_400_000;
/** Two months of games of two titles, newest first. */
export const played: readonly Played[] = Array.from({ length: 26 }, (_, i): Played => {
  const cows = [(i * 7) % 31, (i * 13 + 5) % 37, (i * 11 + 9) % 41];
  const words = [180 + ((i * 37) % 120), 170 + ((i * 53) % 140)];
  const isCow = i % 3 !== 0;
  const scores = isCow ? cows : words;
  const sign = isCow ? 1 : -1;
  const online = i % 4 === 1;
  const bot: SeatInfo = { kind: 'bot', level: i % 2 ? 'casual' : 'strong' };
  return {
    table: `game-${i}`,
    game: isCow ? 'cow006' : 'mindtrainer',
    where: online ? 'online' : 'local',
    options: {},
    pace: 'calm',
    series: null,
    ended: Date.UTC(2026, 10, 16) - i * 2 * DAY,
    seats: [person('Аня', true), ...scores.slice(1).map((__, n) => (online && n === 0 ? person('Лёша') : bot))],
    outcome: {
      scores,
      places: scores.map((mine) => 1 + scores.filter((other) => sign * (other - mine) < 0).length),
    },
  };
});
