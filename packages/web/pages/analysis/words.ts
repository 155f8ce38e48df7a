import type { Luck } from '@izvilina/bots/analysis/analyst.ts';
import { isYou } from '../../i18n/you.ts';

const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;
/** A sum over the game may exceed a whole win: as a percentage it would look like an error. */
const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.round(100 * Math.abs(share))}`;

const ru = {
  percent,
  title: 'Разбор партии',
  line: 'Кто ближе к победе',
  lineLabel: (parts: readonly string[]) => `Шансы в этот момент: ${parts.join(', ')}`,
  stronger: (name: string) => (isYou(name) ? 'вы впереди' : `${name} впереди`),
  solo: 'Насколько хороша позиция',
  working: (done: number, all: number) => `Разбираем партию: ${done} из ${all}`,
  failed: 'Разобрать эту партию не вышло.',
  costly: 'Самые дорогие решения',
  clean: (name: string) => `${name}: дорогих ошибок нет`,
  bot: 'Бот',
  hands: 'Ничего не трогать',
  verdict: { blunder: 'Дорогая ошибка', mistake: 'Можно было лучше', slight: 'Небольшая неточность' },
  cost: (share: number) => `−${percent(share)} к шансам`,
  toMoment: 'к моменту',
  turns: 'Переломы',
  turn: (name: string, from: string, to: string) => `${name}: ${from}\u00a0→\u00a0${to}`,
  account: (parts: readonly string[]) => parts.join(' · '),
  accounts: 'Удача и умение',
  own: (share: number) => `свои ошибки ${points(share)}`,
  noErrors: 'без ошибок',
  gifts: (share: number) => `подарки соперников ${points(share)}`,
  luck: {
    deal: (share: number) => `карты ${points(share)}`,
    draw: (share: number) => `жетоны ${points(share)}`,
    throw: (share: number) => `броски ${points(share)}`,
  } satisfies Record<Luck, (share: number) => string>,
  accountsHow:
    'Сколько прибавили и отняли удача и решения: 100 очков — целая победа. Считает бот по тому, что игрок мог знать.',
};

const percentEn = (share: number): string => `${Math.round(100 * share)}%`;

const en: typeof ru = {
  percent: percentEn,
  title: 'The game, analysed',
  line: 'Who is closer to winning',
  lineLabel: (parts) => `Chances at this moment: ${parts.join(', ')}`,
  stronger: (name) => `${name} ahead`,
  solo: 'How good the position is',
  working: (done, all) => `Analysing: ${done} of ${all}`,
  failed: 'This game could not be analysed.',
  costly: 'The costliest decisions',
  clean: (name) => `${name}: no costly mistakes`,
  bot: 'Bot',
  hands: 'Touch nothing',
  verdict: { blunder: 'A costly mistake', mistake: 'There was a better move', slight: 'A small slip' },
  cost: (share) => `−${percentEn(share)} to win`,
  toMoment: 'see the moment',
  turns: 'Turning points',
  turn: (name, from, to) => `${name}: ${from} → ${to}`,
  account: (parts) => parts.join(' · '),
  accounts: 'Luck and skill',
  own: (share) => `own mistakes ${points(share)}`,
  noErrors: 'no mistakes',
  gifts: (share) => `gifts from opponents ${points(share)}`,
  luck: {
    deal: (share) => `cards ${points(share)}`,
    draw: (share) => `tiles ${points(share)}`,
    throw: (share) => `throws ${points(share)}`,
  },
  accountsHow:
    'What luck and decisions added, or took away: 100 points are a whole win. A bot works it out from what the player could know.',
};

export const WORDS = { ru, en };
export type AnalysisWords = typeof ru;
