import type { ReasonKey } from '@izvilina/bots/cow006/reasons.ts';
import { russian } from '../../../i18n/plural.ts';
import { does, isYou } from '../../../i18n/you.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const cows = (n: number): string => `${n} ${russian(n, 'корова', 'коровы', 'коров')}`;
/** «стоит 1 корову» */
const priceIn = (n: number): string => `${n} ${russian(n, 'корову', 'коровы', 'коров')}`;
/** An average: «5,8 коровы». */
const about = (n: number): string => (Number.isInteger(n) ? cows(n) : `${String(n).replace('.', ',')} коровы`);
/** «около 5,8 коровы» */
const aboutOf = (n: number): string =>
  Number.isInteger(n) ? `${n} ${russian(n, 'коровы', 'коров', 'коров')}` : about(n);
const cards = (n: number): string => `${n} ${russian(n, 'карта', 'карты', 'карт')}`;
const TOGETHER = ['', 'один', 'двое', 'трое', 'четверо', 'пятеро', 'шестеро', 'семеро', 'восьмеро', 'девятеро'];
const AWAITED = [
  '',
  'одного',
  'двоих',
  'троих',
  'четверых',
  'пятерых',
  'шестерых',
  'семерых',
  'восьмерых',
  'девятерых',
];
type Params = Readonly<Record<string, unknown>>;
export const ALL_BUT_SURE = 95;
/** Fewer cows on average are hardly any. */
export const HARDLY = 0.5;

/** The source catalogue of the table. A player's gender is unknown, so what happened stands after a colon. */
export const ru = {
  cows,
  phase: (round: number, turn: number) => `раунд ${round} · ход ${turn} из 10`,
  phaseDraft: (round: number) => `раунд ${round} · выбор карт`,
  phaseOver: (rounds: number) => `итог · ${rounds} ${russian(rounds, 'раунд', 'раунда', 'раундов')}`,

  asked: {
    pick: 'Выберите карту',
    wait: (names: readonly string[]) => `Ждём: ${list.format(names)}`,
    waitMany: (n: number) => `Ждём ещё ${AWAITED[n] ?? n}`,
    think: (names: readonly string[]) => `${names.length === 1 ? 'Думает' : 'Думают'} ${list.format(names)}`,
    thinkMany: (n: number) => `Думают ${TOGETHER[n] ?? n}`,
    row: 'Какой ряд забрать?',
    rowOf: (name: string) => does(name, 'выбирает ряд', 'выбираете ряд'),
    draft: 'Возьмите карту',
    draftOf: (name: string) => does(name, 'берёт карту', 'берёте карту'),
    laying: 'Карты ложатся по порядку',
    counting: 'Считаем коров',
    over: 'Партия окончена',
  },
  changeable: 'Пока думают, карту можно сменить.',

  log: {
    timeout: (name: string) => `${name}: время вышло`,
    timeoutPick: (name: string) => `${name}: время вышло — легла младшая карта`,
    timeoutRow: (name: string) => `${name}: время вышло — достаётся самый дешёвый ряд`,
    timeoutDraft: (name: string) => `${name}: время вышло — карта взята за игрока`,
    drafted: (name: string, card: number) => does(name, `берёт ${card}`, `берёте ${card}`),
    revealed: (numbers: readonly number[]) => `Открылись ${list.format(numbers.map(String))}`,
    lastTurn: (numbers: readonly number[]) => `Прошлый ход: ${list.format(numbers.map(String))}`,
    mustTake: (name: string, card: number) =>
      isYou(name) ? `Ваша ${card} ниже всех рядов` : `${name}: ${card} ниже всех рядов`,
    placed: (name: string, card: number, row: number) =>
      isYou(name) ? `Ваша ${card} ложится в ряд ${row}` : `${name}: ${card} ложится в ряд ${row}`,
    sixth: (name: string, card: number, penalty: number) =>
      isYou(name)
        ? `Ваша ${card} — шестая: забираете ряд, ${cows(penalty)}`
        : `${name} кладёт ${card} шестой и забирает ряд: ${cows(penalty)}`,
    lowest: (name: string, row: number, penalty: number) =>
      does(name, `забирает ряд ${row}: ${cows(penalty)}`, `забираете ряд ${row}: ${cows(penalty)}`),
    scored: (round: number) => `Раунд ${round} подсчитан`,
    dealt: (round: number) => `Раунд ${round}: карты розданы`,
    draftBegins: (round: number) => `Раунд ${round}: разбираем карты`,
    over: 'Партия окончена',
  },

  card: (n: number, penalty: number) => `карта ${n}, ${cows(penalty)}`,
  cardPicked: (n: number, penalty: number) => `карта ${n}, ${cows(penalty)}, лежит на столе`,
  row: (n: number, inside: readonly number[], price: number) => `ряд ${n}: ${inside.join(', ')}, цена ${price}`,
  takeRow: (n: number, inside: readonly number[], price: number) =>
    `Забрать ряд ${n}: ${inside.join(', ')}, цена ${price}`,
  /** Above the column of sixth places. */
  priceOfRow: 'цена ряда',
  sixthTakes: (price: number) => `Кто положит сюда шестую карту, заберёт ряд: ${cows(price)}`,
  take: 'забрать',
  rows: 'Ряды',
  hand: 'Ваша рука',
  pool: 'Карты на выбор',
  players: 'Игроки',
  place: 'Ваше место',
  waiting: 'Открытые карты ждут очереди',

  lay: (n: number) => `Положить ${n}`,
  takeBack: (n: number) => `Вернуть ${n}`,
  swap: (n: number) => `Сменить на ${n}`,
  draft: (n: number) => `Взять ${n}`,
  lands: (n: number, row: number, place: number) => `${n}: ряд ${row}, ${place}-е место`,
  landsSixth: (n: number, row: number, price: number) => `${n}: шестая в ряду ${row}, это ${cows(price)}`,
  landsLowest: (n: number) => `${n} ниже всех рядов: придётся забрать ряд`,

  seat: {
    total: (n: number) => `всего ${n}`,
    thinking: 'думает',
    picked: 'выбрано',
    choosing: 'выбирает',
    away: 'нет на месте',
    standIn: 'играет бот',
    bot: 'бот',
    base: (n: number) => `за этот раунд: ${cows(n)}`,
    baseHidden: 'за этот раунд — пока скрыто',
    cardsLeft: (n: number) => `в руке ${cards(n)}`,
    open: (numbers: readonly number[]) => `открытая рука: ${numbers.join(', ')}`,
    clock: (seconds: number) => `осталось ${seconds} с`,
    hint: (n: number) => `совет бота, вариант ${n}`,
  },

  summary: {
    title: (round: number) => `Раунд ${round}`,
    round: 'за раунд',
    total: 'всего',
    limit: (at: number) => `играем до ${at}`,
    fixed: (round: number, of: number) => `раунд ${round} из ${of}`,
    next: 'Дальше',
    result: 'Итог партии',
  },

  move: {
    pick: (n: number) => `Положить ${n}`,
    takeRow: (row: number) => `Забрать ряд ${row}`,
    draft: (n: number) => `Взять ${n}`,
  },
  /** Keyed by the bots' list `REASONS`; a test checks that both have the same keys. */
  reasons: {
    fits: ({ row, place, behind, rivals }) => {
      const lies = `Ляжет ${place}-й в ряд ${Number(row) + 1}`;
      if (behind !== undefined) return `${lies}, сразу за ${behind}: вклиниться нечем.`;
      const n = Number(rivals ?? 0);
      return n === 0
        ? `${lies}: шестой не станет, кто бы ни вклинился.`
        : `${lies}, но вклиниться ${russian(n, 'может', 'могут', 'могут')} ещё ${cards(n)}.`;
    },
    sixth: ({ row, penalty, unlikely }) =>
      unlikely
        ? `Ряд ${Number(row) + 1} полон, но до неё его, скорее всего, заберут.`
        : `Ряд ${Number(row) + 1} полон: если его не заберут раньше, это ${cows(Number(penalty))}.`,
    lowest: ({ row, penalty, unlikely }) =>
      unlikely
        ? 'Пока ниже всех рядов, но кто-то, скорее всего, сыграет ещё меньше.'
        : `Пока ниже всех рядов: может, придётся забрать ряд ${Number(row) + 1} (${cows(Number(penalty))}).`,
    takes: ({ row, penalty }) => `Ряд ${Number(row) + 1} стоит ${priceIn(Number(penalty))}.`,
    safe: () => 'В этот ход коров не ждём.',
    risk: ({ percent }) =>
      Number(percent) >= ALL_BUT_SURE
        ? 'Почти наверняка придётся забрать ряд.'
        : `Риск забрать ряд — ${percent}\u00a0%.`,
    expected: ({ points, ahead, taken }) => {
      const n = Number(points);
      if (taken) return `Вместе с ним до конца раунда — около ${aboutOf(n)}.`;
      if (n < HARDLY) return n === 0 ? 'И до конца раунда ни одной коровы.' : 'До конца раунда коров почти не ждём.';
      return ahead
        ? `До конца раунда ещё ${about(n)}, зато победить шансов больше.`
        : `До конца раунда наберётся в среднем ещё ${about(n)}.`;
    },
    winChance: ({ percent }) => `Шанс выиграть партию: ${percent}\u00a0%.`,
  } as Record<ReasonKey, (params: Params) => string>,

  moments: {
    sixth: (round: number, penalty: number) => `раунд ${round}: шестая карта и ${cows(penalty)} разом`,
    lowest: (round: number, penalty: number) => `раунд ${round}: любой ряд на выбор — и всё равно ${cows(penalty)}`,
    clean: (round: number, penalty: number) =>
      penalty === 0
        ? `раунд ${round}: десять ходов и ни одной коровы`
        : `раунд ${round}: десять ходов и всего ${cows(penalty)}`,
  },

  story: {
    alone: (name: string) => (isYou(name) ? 'Чистая работа: победа ваша' : `${name}: чистая работа`),
    shared: (names: readonly string[]) => `${list.format(names)} ${names.some(isYou) ? 'делите' : 'делят'} победу`,
    subline: (points: number, rounds: number) =>
      `Меньше всех коров: ${points} за ${rounds} ${russian(rounds, 'раунд', 'раунда', 'раундов')}.`,
    winner: 'Звезда коровьего шпионажа',
    loser: 'Повелитель коров',
    last: (points: number) => (points === 0 ? 'последний раунд чистый' : `+${points} в последнем раунде`),
    round: (n: number) => `раунд ${n}`,
    limit: (at: number) => `${at} — конец игры`,
    limitTitle: (at: number) => `${at} — порог «Повелителя»`,
  },
};

export type CowWords = typeof ru;
