import { capital } from '../../../i18n/capital.ts';
import { english, russian } from '../../../i18n/plural.ts';

const points = (n: number): string => `${n} ${russian(n, 'очко', 'очка', 'очков')}`;
const pointsEn = (n: number): string => `${n} ${english(n, 'point', 'points')}`;

/** Halves of the same colour are told apart as first and second (`which`). */
const halfRu = (which: number | null, colour: string): string =>
  which === null ? capital(colour) : `${which === 0 ? 'Первый' : 'Второй'} ${colour}`;
const halfEn = (which: number | null, colour: string): string =>
  `The ${which === null ? '' : which === 0 ? 'first ' : 'second '}${colour} half`;

/** The lowest marker of a player, or of partners. */
interface Standing {
  readonly names: readonly string[];
  readonly low: number;
}

const ru = {
  scored: (n: number) => (n === 0 ? 'Без очков.' : `${points(n)}.`),
  half: (colour: string, counts: readonly number[], which: number | null) =>
    counts.length === 0
      ? `${halfRu(which, colour)}: рядом таких же нет.`
      : `${halfRu(which, colour)}: ${counts.length === 1 ? 'одна линия' : `линии ${counts.join(' + ')}`}, это ${points(counts.reduce((sum, one) => sum + one, 0))}.`,
  nothing: 'Рядом с жетоном ни одного такого же символа: считать нечего.',
  own: 'Друг друга половины жетона не считают.',
  marker: (colour: string, from: number, to: number) => `${capital(colour)} маркер: ${from} → ${to}.`,
  cut: (colour: string, at: number, lost: number) =>
    `${capital(colour)} маркер упёрся в ${at}: ${points(lost)} ${russian(lost, 'пропало', 'пропали', 'пропало')}.`,
  unmoved: (colour: string) => `${capital(colour)} маркер уже в конце шкалы, эти очки пропадают.`,
  bonus: 'Маркер дошёл до 18: кладёте ещё один жетон, прежде чем добрать.',
  full: 'Двух свободных соседних клеток не осталось: партия окончена.',
  complete: 'Все шесть маркеров дошли до конца: мгновенная победа.',
  over: 'Партия окончена.',
  /** `level`: the best are equal in it. */
  standing: (tracks: readonly Standing[], level: boolean) =>
    `Самая отстающая шкала: ${tracks.map(({ names, low }) => `${names.join(' и ')} — ${low}`).join(', ')}${level ? '; поровну, и решили следующие' : ''}.`,
  skipped: 'Вы отказались от бонуса.',
  skippedWhy: 'От бонусного жетона можно отказаться: пропадает только он.',
  kept: 'Вы оставили свои жетоны.',
  keptWhy: 'Менять жетоны можно, но не обязательно.',
  swapped: 'Вы сменили жетоны.',
  swappedWhy: 'Так можно, когда на подставке нет ни одного символа отстающего цвета; старые жетоны увидели все.',

  refused: 'Так нельзя.',
  NOT_ON_RACK: 'Такого жетона на вашей подставке нет.',
  OFF_BOARD: 'Этой клетки нет: для стольких игроков поле меньше.',
  NOT_ADJACENT: 'Жетон ложится на две соседние клетки.',
  OCCUPIED: 'Одна из клеток уже занята.',
  NOT_BY_UNTAKEN_SYMBOL: 'В первом круге жетон кладут рядом с напечатанным символом, которого ещё никто не касается.',
  WRONG_PHASE: 'Сейчас ждут другого хода: сначала жетон, потом, если можно, бонус или замена.',
  wait: 'Сейчас ход другого игрока: ходят по часовой стрелке.',
};

const en: typeof ru = {
  scored: (n) => (n === 0 ? 'No points.' : `${pointsEn(n)}.`),
  half: (colour, counts, which) =>
    counts.length === 0
      ? `${halfEn(which, colour)}: none like it next to it.`
      : `${halfEn(which, colour)}: ${counts.length === 1 ? 'a line of' : 'lines of'} ${counts.join(' + ')}, which is ${pointsEn(counts.reduce((sum, one) => sum + one, 0))}.`,
  nothing: 'No symbol like its own lies next to the tile: nothing to count.',
  own: 'The halves of a tile do not count each other.',
  marker: (colour, from, to) => `The ${colour} marker: ${from} → ${to}.`,
  cut: (colour, at, lost) => `The ${colour} one stops at ${at}: ${pointsEn(lost)} lost.`,
  unmoved: (colour) => `The ${colour} one is at the end of its track already: its points are lost.`,
  bonus: 'A marker reached 18: you place another tile before you refill.',
  full: 'No two free cells lie side by side any more: the game is over.',
  complete: 'All six markers reached the end: a win on the spot.',
  over: 'The game is over.',
  standing: (tracks, level) =>
    `The lowest track: ${tracks.map(({ names, low }) => `${names.join(' and ')} ${low}`).join(', ')}${level ? '; level, so the next ones decided' : ''}.`,
  skipped: 'You declined the bonus.',
  skippedWhy: 'A bonus tile may be declined; only that one is lost.',
  kept: 'You kept your tiles.',
  keptWhy: 'You may swap your tiles, but need not.',
  swapped: 'You swapped your tiles.',
  swappedWhy: 'That is allowed when your rack has no symbol of your lowest colour; everybody has seen the old tiles.',

  refused: 'Not allowed.',
  NOT_ON_RACK: 'There is no such tile on your rack.',
  OFF_BOARD: 'There is no such cell: the board is smaller for so few players.',
  NOT_ADJACENT: 'A tile lies on two adjacent cells.',
  OCCUPIED: 'One of the cells is taken.',
  NOT_BY_UNTAKEN_SYMBOL: 'In the first round a tile goes next to a printed symbol that no tile touches yet.',
  WRONG_PHASE: 'Something else is asked now: first a tile, then a bonus or a swap where there is one.',
  wait: 'It is somebody else’s turn: play goes clockwise.',
};

export type BookWords = typeof ru;
export const BOOK_WORDS: Readonly<Record<'ru' | 'en', BookWords>> = { ru, en };
