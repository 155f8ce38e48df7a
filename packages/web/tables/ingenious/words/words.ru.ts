import type { ReasonKey } from '@izvilina/bots/ingenious/reasons.ts';
import type { Mode } from '@izvilina/games/ingenious/options.ts';
import type { Colour } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import type { Ending, HalfScored } from '@izvilina/games/ingenious/state.ts';
import { capital } from '../../../i18n/capital.ts';
import { russian } from '../../../i18n/plural.ts';
import { does, isYou } from '../../../i18n/you.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
type Params = Readonly<Record<string, unknown>>;
type Halves = readonly [Pick<HalfScored, 'colour' | 'points'>, Pick<HalfScored, 'colour' | 'points'>];

const colour: Readonly<Record<Colour, string>> = {
  red: 'красный',
  orange: 'оранжевый',
  yellow: 'жёлтый',
  green: 'зелёный',
  blue: 'синий',
  purple: 'фиолетовый',
};
const twice: Readonly<Record<Colour, string>> = {
  red: 'два красных',
  orange: 'два оранжевых',
  yellow: 'два жёлтых',
  green: 'два зелёных',
  blue: 'два синих',
  purple: 'два фиолетовых',
};
/** «нет жёлтого» */
const without: Readonly<Record<Colour, string>> = {
  red: 'красного',
  orange: 'оранжевого',
  yellow: 'жёлтого',
  green: 'зелёного',
  blue: 'синего',
  purple: 'фиолетового',
};
const tile = ([one, other]: Tile): string => (one === other ? twice[one] : `${colour[one]} и ${colour[other]}`);
const points = (n: number): string => `${n} ${russian(n, 'очко', 'очка', 'очков')}`;
const placesMore = (name: string, tiles: number): string =>
  `${does(name, 'кладёт', 'кладёте')} ещё ${tiles > 1 ? 'два жетона' : 'один жетон'}`;
const of = (name: unknown): string => colour[name as Colour] ?? '';

/** The source catalogue of the table. A player's gender is unknown, so verbs are in the present tense throughout. */
export const ru = {
  colour,
  tile,
  phase: (turn: number, mode: Mode) => (mode === 'solo' ? `жетон ${turn}` : `ход ${turn}`),
  phaseOver: 'итог',
  together: (names: readonly string[]) => list.format(names),

  asked: {
    place: 'Куда положим?',
    placeOf: (name: string) => (isYou(name) ? 'Ваш ход' : `Ходит ${name}`),
    bonus: 'Ещё жетон!',
    bonusOf: (name: string) => does(name, 'кладёт ещё жетон', 'кладёте ещё жетон'),
    swap: 'Сменить жетоны?',
    swapOf: (name: string) => does(name, 'думает, менять ли жетоны', 'думаете, менять ли жетоны'),
    over: 'Партия окончена',
  },

  /** «синий +4, оранжевый +2 до конца шкалы» */
  scores: ([one, other]: Halves, reached: readonly Colour[] = []): string => {
    const gained = (name: Colour, sum: number) =>
      `${colour[name]} +${sum}${reached.includes(name) ? ' до конца шкалы' : ''}`;
    const sum = one.points + other.points;
    if (sum === 0) return 'без очков';
    if (one.colour === other.colour) return gained(one.colour, sum);
    const scored = [one, other].filter((half) => half.points > 0);
    return scored.map((half) => gained(half.colour, half.points)).join(', ');
  },
  oneMore: (reached: readonly Colour[]): string =>
    reached.length > 1
      ? `${capital(list.format(reached.map((one) => colour[one])))} дойдут до конца: ещё два жетона!`
      : `${capital(of(reached[0]))} дойдёт до конца: ещё жетон!`,
  takeOne: 'Возьмите жетон или выберите место на поле.',
  whereTo: 'Нажмите на клетку, а чтобы повернуть — на жетон.',
  advised: 'Нажмите на пунктир, и жетон ляжет туда.',
  openRule: 'Нажмите на клетку с точкой или сперва на жетон.',
  openHere: 'Выберите клетку у подсвеченного символа.',
  refused: {
    corner: 'Первый жетон — у подсвеченного символа.',
    taken: 'Эта клетка уже занята.',
    narrow: 'Здесь нет места для второй половины.',
  },
  bonusLeft: (n: number) => (n > 1 ? `Бонусных ходов: ${n}` : 'Любой с подставки. Добор — потом.'),
  swapWhy: (lacking: readonly Colour[]) =>
    `На подставке нет ${list.format(lacking.map((one) => without[one]))}, а ${lacking.length > 1 ? 'они отстают' : 'он отстаёт'}. Можно сменить все жетоны, но соперники увидят старые.`,

  lay: 'Положить',
  takeBack: 'Вернуть',
  turn: 'Повернуть',
  flip: 'Наоборот',
  skip: 'Отказаться',
  swap: 'Сменить все',
  keep: 'Оставить',

  board: (cells: number) => `Поле, ${cells} ${russian(cells, 'клетка', 'клетки', 'клеток')}`,
  cell: (name: string, content: string | null, open: boolean) =>
    `${name}, ${content ?? (open ? 'сюда можно' : 'свободно')}`,
  rack: 'Ваша подставка',
  tileAt: (place: number, which: Tile) => `${place}: ${tile(which)}`,
  place: 'Ваше место',
  tracks: (name: string) => `Шкалы: ${name}`,
  allTracks: 'Шкалы всех игроков',
  lowest: 'отстающий',
  shown: (name: string) => `${name}: подставка открыта`,
  bag: (n: number) => `в запасе ${n}`,
  hatched: 'Штриховкой — куда сдвинутся ваши маркеры, если положить здесь.',
  keys: 'Цифры берут жетон, стрелки ведут по полю, R поворачивает, Enter кладёт.',

  seat: {
    low: (n: number) => `отстающий цвет: ${n}`,
    turn: 'сейчас ход',
    away: 'нет на месте',
    standIn: 'играет бот',
    rack: (n: number) => `на подставке ${n} ${russian(n, 'жетон', 'жетона', 'жетонов')}`,
  },

  genius: {
    title: 'Гениально!',
    by: placesMore,
    solo: 'На вторую половину!',
  },

  log: {
    begin: 'Поле пустое: можно начинать',
    started: (name: string) => (isYou(name) ? 'Начинаете вы' : `Начинает ${name}`),
    timeout: (name: string) =>
      isYou(name) ? 'Время вышло: ход сделан за вас' : `${name}: время вышло, ход сделан за игрока`,
    placed: (name: string, scored: string) => `${name}: ${scored}`,
    bonus: (name: string, n: number) => `Гениально! ${placesMore(name, n)}`,
    bonusLost: (name: string) => `${name}: бонусный ход сгорает, класть некуда`,
    skipped: (name: string) => does(name, 'отказывается от бонусного хода', 'отказываетесь от бонусного хода'),
    swapped: (name: string) => does(name, 'меняет все жетоны', 'меняете все жетоны'),
    kept: (name: string) => does(name, 'оставляет жетоны', 'оставляете жетоны'),
    over: {
      full: 'Класть больше некуда: партия окончена',
      complete: 'Все шесть дошли до конца: мгновенная победа!',
      noTiles: 'Жетоны кончились: партия окончена',
    } as Readonly<Record<Ending, string>>,
  },

  move: {
    place: (which: Tile, cells: readonly string[]) => `${capital(tile(which))}: ${cells.join(' и ')}`,
  },
  /** Keyed by the bots' own list (`REASONS`). */
  reasons: {
    instantWin: () => 'Все шесть доходят до конца: победа сразу.',
    raisesLowest: ({ colour: name, from, to }) => `Отстающий ${of(name)}: ${from}\u00a0→\u00a0${to}.`,
    bonus: ({ colour: name }) => `${capital(of(name))} доходит до конца шкалы: ещё жетон.`,
    points: ({ colour: name, points: n }) => `${capital(of(name))} +${n}.`,
    lowestStuck: ({ points: n, colours }) =>
      `${colours === 1 ? 'Отстающему цвету' : 'Отстающим цветам'} сейчас ${n === 0 ? 'ничего не взять' : `не взять больше +${n}`}.`,
    lowestWaits: () => 'До конца далеко: отстающие ещё наверстают.',
    scoresNothing: () => 'Очков не приносит.',
    blocks: ({ colour: name, points: n }) => `Не даёт соперникам взять ${of(name)} +${n}.`,
    opens: ({ colour: name, points: n }) => `Минус: открывает соперникам ${of(name)} +${n}.`,
    keepsFor: ({ colour: name, points: n }) => `${capital(of(name))} на +${n} останется на потом.`,
    prepares: ({ colour: name, points: n }) => `Готовит следующий ход: ${of(name)} +${n}.`,
    spares: ({ colour: name }) => `${capital(of(name))} и так впереди: этого жетона не жалко, нужные остаются.`,
    quiet: () => 'Ничего не берёт, но и соперникам ничего не открывает.',
    lacksLowest: ({ colours }) => {
      const missing = (colours as readonly Colour[]).map((one) => colour[one]);
      return missing.length > 2
        ? 'Отстающих цветов на подставке нет.'
        : `Отстающего цвета на подставке нет: ${list.format(missing)}.`;
    },
    keepsRack: ({ points: n }) => `Эти жетоны ещё принесут ${points(Number(n))}.`,
    savesTile: () => 'Жетон пригодится позже.',
    counted: () => 'Просчитано до конца партии.',
    winChance: ({ percent }) => `Шанс выиграть: ${percent}\u00a0%.`,
  } as Record<ReasonKey, (params: Params) => string>,

  story: {
    alone: (name: string) => (isYou(name) ? 'Победа ваша: просто гениально' : `${name}: просто гениально`),
    shared: (names: readonly string[]) => `${list.format(names)} ${names.some(isYou) ? 'делите' : 'делят'} победу`,
    team: (names: readonly string[]) => `${list.format(names)}: гениальная пара`,
    subline: (low: number) => `Отстающий цвет дошёл до ${low}.`,
    tie: (mine: readonly number[], theirs: readonly number[]) =>
      `Отстающие цвета равны, решили следующие: ${mine.join('–')} против ${theirs.join('–')}.`,
    sorted: (sorted: readonly number[]) => sorted.join(' · '),
    winner: (sorted: readonly number[]) => `Гений · ${sorted.join(' ')}`,
    turn: (n: number) => `${n}`,
    limit: (at: number) => `${at} — конец шкалы`,
    solo: (low: number) => `Отстающий цвет: ${low}`,
    soloBest: 'Личный рекорд!',
    soloFirst: 'Первый рекорд на этом устройстве.',
    soloRecord: (low: number, sorted: readonly number[]) => `Рекорд этого устройства: ${low} (${sorted.join(', ')}).`,
  },
  moments: {
    best: (turn: number, scored: string) => `ход ${turn}: ${scored} одним жетоном`,
    genius: (turn: number, colours: readonly Colour[]) =>
      `ход ${turn}: ${list.format(colours.map((one) => colour[one]))} ${colours.length > 1 ? 'доходят' : 'доходит'} до конца`,
  },
  records: {
    title: 'Рекорды',
    none: 'Доиграйте партию, и здесь появится рекорд.',
    best: (low: number) => `рекорд ${low}`,
    row: (sorted: readonly number[]) => sorted.join(' · '),
  },
};

export type IngeniousWords = typeof ru;
