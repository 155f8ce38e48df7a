import type { Luck } from '@izvilina/bots/analysis/analyst.ts';
import { isYou } from '../../i18n/you.ts';

const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

const ru = {
  percent,
  signed,
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
  own: (share: number) => `свои ошибки ${signed(share)}`,
  noErrors: 'без ошибок',
  gifts: (share: number) => `подарки соперников ${signed(share)}`,
  luck: {
    deal: (share: number) => `карты ${signed(share)}`,
    draw: (share: number) => `жетоны ${signed(share)}`,
    throw: (share: number) => `броски ${signed(share)}`,
  } satisfies Record<Luck, (share: number) => string>,
  accountsHow: 'Сколько шансов на победу прибавили и отняли удача и решения. Считает бот по тому, что игрок мог знать.',
};

const percentEn = (share: number): string => `${Math.round(100 * share)}%`;
const signedEn = (share: number): string => `${share < 0 ? '−' : '+'}${percentEn(Math.abs(share))}`;

const en: typeof ru = {
  percent: percentEn,
  signed: signedEn,
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
  own: (share) => `own mistakes ${signedEn(share)}`,
  noErrors: 'no mistakes',
  gifts: (share) => `gifts from opponents ${signedEn(share)}`,
  luck: {
    deal: (share) => `cards ${signedEn(share)}`,
    draw: (share) => `tiles ${signedEn(share)}`,
    throw: (share) => `throws ${signedEn(share)}`,
  },
  accountsHow:
    'How much luck and decisions added to each player’s chances, or took away. A bot works it out from what the player could know.',
};

export const WORDS = { ru, en };
export type AnalysisWords = typeof ru;
