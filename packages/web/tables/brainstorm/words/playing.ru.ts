import type { Fault } from '@izvilina/games/brainstorm/moves/illegal.ts';
import type { Die, Size, Stance } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Grip, Style } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { capital } from '../../../i18n/capital.ts';
import { russian } from '../../../i18n/plural.ts';
import { isYou } from '../../../i18n/you.ts';
import { ru as common, die, parts, points, size, tiles } from './words.ru.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });

/** Texts that only a player reads: possible actions and their consequences. */
export const ru = {
  ...common,

  refused: {
    BOX_OFF_TABLE: 'Коробка свисает со стола',
    BOX_ON_TILE: 'Под коробкой тайл',
    BOX_MOVED_TOO_OFTEN: 'Хватит двигать коробку, пора бросать',
    SAME_DIE_TWICE: 'Нужны два разных кубика',
    SIZE_RUN_OUT: 'Таких тайлов больше нет',
    DIE_ALREADY_THROWN: 'Этот кубик уже брошен',
    DIE_NOT_CHOSEN: 'На этот ход взяты другие кубики',
    DIE_DOES_NOT_FIT: 'Так кубик в дырку не войдёт',
    BURNER_NEEDS_BLACK: 'Выжигателю нужен чёрный кубик',
    BURNER_USED_THIS_TURN: 'Выжигатель в этом ходу уже был',
    BURNER_BETWEEN_THROWS: 'Выжигатель — до бросков или после',
    NO_TOKENS: 'Жетонов не осталось',
    NOT_ON_PERIMETER: 'Бросают из-за края стола',
    NOT_YOUR_SIDE: 'Уговор: бросаем только со своей стороны',
    AWAY_FROM_TABLE: 'Так кубик улетит прочь от стола',
    TOO_STEEP: 'Рукой так не бросить',
    TOO_SLOW: 'Слишком слабо: кубик останется в руке',
    TOO_FAST: 'Рукой так не бросить',
    TOO_LOW: 'Рука слишком низко',
    TOO_HIGH: 'Рука слишком высоко',
    WRONG_SIZE: 'Тайл не того размера',
    NO_SUCH_HOLE: 'Такой дырки нет',
    NO_SUCH_PAWN: 'Сейчас речь о другой фишке',
    NOT_TOUCHED: 'Этой сети тайл не касается',
    NOT_TO_BE_FOUGHT: 'С этой сетью боя нет',
    NOT_OF_THIS_NETWORK: 'Фишка остаётся в своей сети',
    NOT_TO_BE_CLAIMED: 'Эту часть занять нельзя',
    WRONG_PHASE: 'Сейчас от вас ждут другого',
    NOTHING_IN_THE_AIR: 'Ничего не летит',
    REST_OFF_TABLE: 'Кубик мимо стола',
  } as Readonly<Record<Fault, string>>,

  /** The small line under the question. */
  say: {
    throw: 'Первое касание видно, дальше — как покатится.',
    throwKeys: '← → вдоль края, Shift ← → направление, ↑ ↓ сила, Enter — бросок.',
    dice: 'Где встанет кубик, там ляжет тайл его размера.',
    pawn: 'Сеть под фишкой — ваша: дальше растёт она, растут и очки.',
    end: 'Выжигатель стоит жетона. Целый жетон в конце — три очка.',
    endAlone: 'Жечь пока некого: чужих сетей на столе нет.',
    layKeys: (which: Size) =>
      `R — повернуть${{ small: '', medium: ', F — перевернуть', large: ', F — перевернуть, H — другая дырка' }[which]}, стрелки двигают.`,
    outOfTurn: 'Ход чужой, но решать вам. Не успеете — фишка встанет на самую дорогую часть.',
    box: 'Поставьте коробку, где нет тайлов, или уберите совсем.',
  },

  /** Consequences of a placement. */
  what: {
    lonely: 'Ничего не касается — тайл может стать вашим',
    lonelyNeutral: 'Ничего не касается, фишек нет — останется ничьим',
    neutral: (gained: number) => `Ничейная сеть может стать вашей: ${points(gained)}`,
    neutralOnly: 'Ляжет к ничейной сети, занять её нечем',
    own: (gained: number) => `Прирастёт к вашей сети: +${gained}`,
    merges: 'Соединит две ваши сети, одна фишка вернётся',
    foreign: (name: string) => `Присоединится к чужой сети: ${name}`,
    foreignMerges: (name: string) => `Соединит две сети соперника: ${name}`,
    wins: (why: string) => `Победа: ${why}`,
    dies: (why: string) => `Тайл погибнет: ${why}`,
    beats: (winner: Size, beaten: readonly Size[]) =>
      `${size[winner]} бьёт ${list.format(beaten.map((one) => size[one]))}`,
    even: 'из равных сильнее новый',
    mixed: (beaten: readonly string[], killer: readonly string[]) =>
      `Победа: ${list.format(beaten)}. Но ${list.format(killer)} сильнее — тайл погибнет`,
    side: (names: readonly string[]) => `Меж двух огней: ${list.format(names)}. Сторону выберете вы`,
    andNeutral: ' — и ничейная сеть ваша',
    boxOff: ' Коробку уберут.',
    lost: (name: string, n: number) => `${name} теряет ${tiles(n)}.`,
    splits: (name: string, n: number) => `${name}: сеть распадётся на ${parts(n)}.`,
  },
  /** One word under each snapshot. */
  short: { free: 'себе', neutral: 'ничей', own: 'своя', wins: 'бой', dies: 'гибель', side: 'сторона' },
  burning: {
    none: 'Ничего не сгорит',
    some: (n: number) => `${russian(n, 'Сгорит', 'Сгорят', 'Сгорят')} ${tiles(n)}`,
    of: (name: string, n: number) => `${isYou(name) ? 'ваших' : name} — ${n}`,
    neutral: (n: number) => `ничейных — ${n}`,
  },

  act: {
    throw: 'Бросить',
    lay: 'Положить',
    burn: 'Сжечь',
    endTurn: 'Закончить ход',
    box: 'Коробка',
    boxPut: 'Поставить',
    boxAway: 'Убрать',
    back: 'Назад',
    pawnYes: 'Поставить',
    pawnNo: 'Не надо',
    choose: 'Сюда',
    claim: 'Занять',
    returnThis: 'Вернуть эту',
    claimNone: 'Хватит',
    turn: 'Повернуть',
    flip: 'Перевернуть',
    hole: 'Другая дырка',
    left: 'Довернуть влево',
    right: 'Довернуть вправо',
    precise: 'Прицел',
    follow: 'Как бот',
  },
  style: { toss: 'Щепотью', skim: 'С ладони', slap: 'Из-под края' } as Readonly<Record<Style, string>>,
  phone: {
    switch: 'Бросать взмахом телефона',
    how: 'Держите телефон экраном к себе и взмахните им от себя. Крепче держите!',
    refused: 'Телефон не разрешил следить за движением',
  },
  styles: 'Хват',
  grip: { flat: 'плашмя', tumble: 'кувырком' } as Readonly<Record<Grip, string>>,
  grips: 'Как летит',
  slider: {
    edge: 'Место у края',
    yaw: 'Направление',
    force: 'Сила',
    height: 'Высота руки',
    pitch: 'Навес',
    burn: 'Поворот',
  },
  cm: (mm: number) => `${Math.round(mm / 10)}\u00a0см`,
  degrees: (n: number) => `${n > 0 ? '' : n < 0 ? '−' : ''}${Math.abs(Math.round(n))}°`,
  percent: (share: number) => `${Math.round(share * 100)}\u00a0%`,
  stance: { flat: 'лёжа', side: 'на боку', end: 'стоймя' } as Readonly<Record<Stance, string>>,
  stances: 'Как стоит коробка',
  pair: (a: Die, b: Die) => `${die[a]} и ${die[b]}`,
  pairs: 'Пары кубиков',
  inHand: 'Кубик в руке',
  pose: (n: number, of: number, what: string) => `Вариант ${n} из ${of}: ${what}`,
  poses: (n: number) => `Как может лечь тайл: ${n}`,
  target: (which: Size, part: number, worth: number) => `${capital(size[which])} тайл, часть ${part}, ${points(worth)}`,
  pawnOn: (which: Size) => `Фишка на ${{ small: 'малом', medium: 'среднем', large: 'большом' }[which]} тайле`,
  targets: 'Тайлы на выбор',
  slack: (dx: number, dy: number, turn: number) =>
    dx === 0 && dy === 0 && turn === 0 ? '±5°' : `${turn > 0 ? '+' : turn < 0 ? '−' : ''}${Math.abs(turn)}°`,
  countdown: (seconds: number) => `Ответьте за ${seconds} ${russian(seconds, 'секунду', 'секунды', 'секунд')}`,
};

export type PlayingWords = typeof ru;
