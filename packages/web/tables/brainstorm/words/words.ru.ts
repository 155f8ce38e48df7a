import type { Purpose, ReasonKey } from '@izvilina/bots/brainstorm/reasons.ts';
import type { Die, Size, Stance } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Ending } from '@izvilina/games/brainstorm/state.ts';
import type { RestOutcome, Style } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { capital } from '../../../i18n/capital.ts';
import { russian } from '../../../i18n/plural.ts';
import { does, isYou } from '../../../i18n/you.ts';
import type { ReasonWords } from '../../shared/reasonInWords.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });

export const size: Readonly<Record<Size, string>> = { small: 'малый', medium: 'средний', large: 'большой' };
export const die: Readonly<Record<Die, string>> = { red: 'красный', black: 'чёрный', white: 'белый' };
export const tiles = (n: number): string => `${n} ${russian(n, 'тайл', 'тайла', 'тайлов')}`;
export const parts = (n: number) => `${n} ${russian(n, 'часть', 'части', 'частей')}`;
export const points = (n: number): string => `${n} ${russian(n, 'очко', 'очка', 'очков')}`;
const signed = (n: number): string =>
  n.toLocaleString('ru', { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).replace('-', '−');
/** An average: «+2,3 очка». */
const about = (n: number): string =>
  `${signed(n)} ${Number.isInteger(n) ? russian(Math.abs(n), 'очко', 'очка', 'очков') : 'очка'}`;

/** What a throw is for. */
const aim: Readonly<Record<Purpose, string>> = {
  own: 'продолжить свою сеть',
  open: 'начать новую сеть',
  neutral: 'забрать ничьи тайлы',
  battle: 'выиграть бой',
  burn: 'сжечь побольше чужого',
};

const chooses = (name: string): string => does(name, 'выбирает', 'выбираете');
const decides = (name: string): string => does(name, 'решает', 'решаете');

/** The source catalogue of the table. A player's gender is unknown, so verbs are in the present tense. */
export const ru = {
  size,
  die,
  points,
  dieNamed: (which: Die) => `${capital(die[which])} кубик`,

  phase: {
    drop: 'кто начнёт',
    throwOf: (n: number, of: number) => `бросок ${n} из ${of}`,
    dice: 'выбор кубиков',
    burner: 'выжигатель',
    end: 'конец хода',
    over: 'итог',
  },

  asked: {
    drop: 'Кубик решает, кто начнёт',
    flight: 'Летит…',
    dice: 'Какие два кубика бросим?',
    throw: 'Оттяните кубик и отпустите',
    burnerThrow: 'Выжигатель: бросьте чёрный кубик',
    lay: 'Как ляжет тайл?',
    burn: 'Куда повернём выжигатель?',
    pawn: 'Поставить фишку?',
    side: 'За кого дерётся тайл?',
    attack: 'С кем сразимся сначала?',
    return: 'Какая фишка вернётся в руку?',
    relocate: 'Куда встанет ваша фишка?',
    claim: 'Занять ещё часть сети?',
    end: 'Жжём или хватит?',
    endAlone: 'Ход сделан',
    over: 'Партия окончена',
    other: {
      dice: (name: string) => `${chooses(name)} кубики`,
      throw: (name: string) => (isYou(name) ? 'Бросаете вы' : `Бросает ${name}`),
      burnerThrow: (name: string) => does(name, 'целится выжигателем', 'целитесь выжигателем'),
      lay: (name: string) => does(name, 'кладёт тайл', 'кладёте тайл'),
      burn: (name: string) => does(name, 'поворачивает выжигатель', 'поворачиваете выжигатель'),
      pawn: (name: string) => `${decides(name)}, ставить ли фишку`,
      side: (name: string) => `${chooses(name)} сторону`,
      attack: (name: string) => `${chooses(name)}, с кем сразиться`,
      return: (name: string) => `${decides(name)}, какую фишку вернуть`,
      relocate: (name: string) => does(name, 'переставляет фишку', 'переставляете фишку'),
      claim: (name: string) => `${decides(name)}, занять ли ещё часть`,
      end: (name: string) => does(name, 'заканчивает ход', 'заканчиваете ход'),
    },
  },
  force: (share: number, past: boolean) => `сила ${Math.round(share * 100)}\u00a0%${past ? ': мимо стола' : ''}`,
  supply: (which: Size, n: number) =>
    ({
      small: russian(n, 'малый', 'малых', 'малых'),
      medium: russian(n, 'средний', 'средних', 'средних'),
      large: russian(n, 'большой', 'больших', 'больших'),
    })[which],
  piles: 'Осталось тайлов',
  burnerHow: 'за жетон, раз за ход',
  place: 'Ваше место',
  table: 'Стол',
  seats: 'Игроки',
  view: { '2d': 'Плоский стол', '3d': 'Объёмный стол', top: 'Сверху', orbit: 'Под углом' },
  burner: 'Выжигатель',
  networks: 'Что на столе',
  network: (name: string | null, which: readonly Size[], worth: number) =>
    `${name ?? 'Ничейная'}: ${which.map((one) => size[one]).join(', ')} — ${points(worth)}`,
  emptyTable: 'На столе пусто.',
  boxStands: (stance: Stance) => `Коробка ${{ flat: 'лежит', side: 'стоит на боку', end: 'стоит стоймя' }[stance]}.`,

  seat: {
    points: (n: number) => points(n),
    tokens: (n: number) => `${n} ${russian(n, 'жетон', 'жетона', 'жетонов')}`,
    pawns: (n: number) => `${n} ${russian(n, 'фишка', 'фишки', 'фишек')} в руке`,
    turn: 'сейчас ход',
  },

  log: {
    begin: 'Стол пуст: можно начинать',
    goesOn: 'Игра продолжается отсюда',
    timeout: (name: string) => `${name}: время вышло, решает стол`,
    dropped: { lies: 'Кубик упал и замер', again: 'Не разобрать, чья сторона: кубик падает снова' },
    started: (name: string) => (isYou(name) ? 'Начинаете вы' : `Начинает ${name}`),
    box: (name: string, stance: Stance | null) =>
      stance === null
        ? `${name}: коробка убрана`
        : `${name}: коробка поставлена ${{ flat: 'плашмя', side: 'на бок', end: 'стоймя' }[stance]}`,
    boxTakenOff: 'Коробка мешала — её убрали',
    dice: (name: string, pair: readonly Die[]) =>
      `${does(name, 'берёт', 'берёте')} ${list.format(pair.map((one) => die[one]))} кубики`,
    released: (name: string, which: Die) => `${does(name, 'бросает', 'бросаете')} ${die[which]} кубик`,
    thrown: (which: Die, outcome: RestOutcome) =>
      ({
        table: `${capital(die[which])} кубик встал на стол`,
        tile: `${capital(die[which])} кубик застрял на тайле`,
        box: `${capital(die[which])} кубик остался на коробке`,
        off: `${capital(die[which])} кубик слетел со стола`,
        misfire: `${capital(die[which])} кубик не коснулся стола: ещё раз`,
      })[outcome],
    laid: (name: string, which: Size) => `${does(name, 'кладёт', 'кладёте')} ${size[which]} тайл`,
    joinedNeutral: 'Тайл примыкает к ничейной сети',
    joined: (name: string) => (isYou(name) ? 'Ваша сеть растёт' : `Сеть растёт: ${name}`),
    claimed: (name: string, n: number) =>
      n > 1 ? `${does(name, 'занимает', 'занимаете')} сеть: ${tiles(n)}` : does(name, 'ставит фишку', 'ставите фишку'),
    side: (name: string, side: string) => `${chooses(name)} ${isYou(side) ? 'вашу сторону' : `сторону: ${side}`}`,
    won: (name: string, foe: string, n: number) =>
      `Бой! ${does(name, 'побеждает', 'побеждаете')}: ${isYou(foe) ? 'вы теряете' : `${foe} теряет`} ${tiles(n)}`,
    lostFight: (name: string, foe: string) =>
      `Бой! ${does(name, 'теряет', 'теряете')} новый тайл: ${isYou(foe) ? 'вы' : foe} сильнее`,
    merged: (name: string) => (isYou(name) ? 'Две ваши сети стали одной' : `Две сети стали одной: ${name}`),
    split: (name: string | null, n: number) =>
      `${name === null ? 'Ничейная' : isYou(name) ? 'Ваша' : `${name}:`} сеть распалась на ${parts(n)}`,
    pawnReturned: (name: string) => does(name, 'забирает фишку в руку', 'забираете фишку в руку'),
    pawnMoved: (name: string) => does(name, 'переставляет фишку', 'переставляете фишку'),
    pawnStays: (name: string) => does(name, 'оставляет фишку на месте', 'оставляете фишку на месте'),
    burner: (name: string, left: number) => `Взрыв мозга! ${does(name, 'тратит', 'тратите')} жетон, в запасе ${left}`,
    burned: (n: number) => (n === 0 ? 'Выжигатель ничего не задел' : `Выжигатель сжигает ${tiles(n)}`),
    over: { tiles: 'Тайлы кончились: партия окончена', throws: 'Слишком долго мимо: партия окончена' } as Readonly<
      Record<Ending, string>
    >,
  },

  /** A possible move in words, for hints and for the review of a game. */
  move: {
    box: (stance: Stance | null) =>
      stance === null
        ? 'Убрать коробку'
        : `Поставить коробку ${{ flat: 'плашмя', side: 'на бок', end: 'стоймя' }[stance]}`,
    dice: (pair: readonly Die[]) => `Взять ${list.format(pair.map((one) => die[one]))}`,
    throw: (which: Die, style: Style, force: number) =>
      `Бросить ${die[which]}: ${{ toss: 'щепотью', skim: 'с ладони', slap: 'из-под края' }[style]}, сила ${Math.round(force * 100)}\u00a0%`,
    lay: (which: Size) => `Положить ${size[which]} тайл`,
    pawn: (on: boolean): string => (on ? 'Поставить фишку' : 'Не ставить фишку'),
    side: (name: string) => (isYou(name) ? 'Встать на вашу сторону' : `Встать на сторону: ${name}`),
    attack: (name: string) => (isYou(name) ? 'Первый бой — с вами' : `Первый бой: ${name}`),
    return: 'Вернуть эту фишку',
    relocate: 'Переставить фишку сюда',
    claim: (on: boolean): string => (on ? 'Занять эту часть' : 'Больше ничего не занимать'),
    burner: 'Потратить жетон на выжигатель',
    burn: (angle: number) => `Повернуть выжигатель на ${Math.round(angle)}°`,
    endTurn: 'Закончить ход',
  },

  /** Keyed by the bots' own list (`REASONS`). */
  reasons: {
    stays: () => 'На столе всё останется как есть.',
    gains: ({ points: n }) => `Приносит ${points(Number(n))}.`,
    claims: ({ points: n }) => `В том числе за ничейные тайлы — ${n}.`,
    destroys: ({ player, tiles: n, points: worth }, nameOf) =>
      `${does(nameOf(Number(player)), 'теряет', 'теряете')} ${tiles(Number(n))}: ${points(Number(worth))}.`,
    splits: ({ player, points: n }, nameOf) => {
      const name = nameOf(Number(player));
      return `${isYou(name) ? 'Ваша' : `${name}:`} сеть рвётся, отрезано ${points(Number(n))}.`;
    },
    grows: ({ points: n }) => `Ляжет к своей сети: в ней станет ${points(Number(n))}.`,
    alone: () => 'Ляжет отдельно: своя новая сеть.',
    dies: () => 'В бою этот тайл погибнет.',
    burns: ({ points: n }) => `За вычетом жетона выходит в среднем ${about(Number(n))}.`,
    aims: ({ at }) => `Цель — ${aim[at as Purpose]}.`,
    aimsBoth: ({ one, at, other, otherAt }) =>
      at === otherAt
        ? `Цель обоих — ${aim[at as Purpose]}.`
        : `${capital(die[one as Die])} — ${aim[at as Purpose]}, ${die[other as Die]} — ${aim[otherAt as Purpose]}.`,
    expects: ({ points: n }) => `В среднем выходит ${about(Number(n))}.`,
    free: ({ percent }) =>
      Number(percent) >= 100
        ? 'Кубик наверняка встанет на свободное место.'
        : `На свободное место кубик встаёт в ${percent}\u00a0% бросков.`,
    bothFree: ({ percent }) =>
      Number(percent) >= 100
        ? 'Оба наверняка встанут на свободное место.'
        : `Оба встают на свободное место в ${percent}\u00a0% случаев.`,
    throwsPast: () => 'Любое место хуже промаха: лучше бросить мимо.',
    clearsBox: () => 'Коробка только мешает.',
    pawnBack: () => 'Фишка вернётся в руку.',
    keepsToken: () => 'Жетон дороже: три очка в конце.',
    loses: ({ points: n }) => `Минус ${points(Number(n))}.`,
    gives: ({ player, points: n }, nameOf) =>
      `${does(nameOf(Number(player)), 'получает', 'получаете')} ${points(Number(n))}.`,
    neutral: () => 'Тайл останется ничьим.',
    lastPawn: () => 'Уйдёт последняя свободная фишка.',
    threat: ({ player, points: n }, nameOf) => {
      const name = nameOf(Number(player));
      return `${isYou(name) ? 'Вы можете' : `Осторожно: ${name} может`} отнять ${points(Number(n))}.`;
    },
  } as Record<ReasonKey, ReasonWords[string]>,

  story: {
    alone: (name: string) => (isYou(name) ? 'Победа ваша: извилин хватило' : `${name}: извилин хватило`),
    nobody: 'Ничья: победителя нет',
    subline: (won: number, second: number) => `${points(won)} против ${second}.`,
    tie: (won: number) => `По ${points(won)}, решил счёт тайлов.`,
    note: (small: number, medium: number, large: number, tokens: number) =>
      `${small} мал. · ${medium} ср. · ${large} бол.${tokens > 0 ? ` · ${tokens}\u00a0${russian(tokens, 'жетон', 'жетона', 'жетонов')}` : ''}`,
    turn: (n: number) => `${n}`,
  },
  moments: {
    battle: (n: number) => `выбито за один бой: ${tiles(n)}`,
    burned: (n: number) => `выжигатель уносит ${tiles(n)}`,
    claimed: (n: number) => `сеть из ${n} ${russian(n, 'тайла', 'тайлов', 'тайлов')} одной фишкой`,
  },
};

export type BrainstormWords = typeof ru;
