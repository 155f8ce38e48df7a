import { wordCodes } from '@izvilina/games/mindtrainer/lexicon/alphabet.ts';
import { END_COMMON } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { lexiconForBots } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import { followAll } from '@izvilina/games/mindtrainer/lexicon/walk.ts';
import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { wordsOf } from '@izvilina/games/mindtrainer/rules/words.ts';
import type { ScoredLay } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { Candidate } from '../bot.ts';
import { reason } from './why/reasons.ts';

/** Points worth giving up for a word that people know: «хват» teaches more than «дихта». */
const WORTH_KNOWING = 10;

/** Short words that the spelling dictionary knows and a family does not: old letters, ship’s gear, coins. */
const CURIOUS: ReadonlySet<string> = new Set(
  [
    'АЗ АИ ГА ЕР МЮ РО СУ ЭР ЭФ ЮЗ ЮС ЯЗ ЯМ',
    'АИР АСС БАШ БОН БОШ БУЖ БЭР ВИС ВОД ГАК ГЕМ ГИТ ДИВ ЕРА ЕРЫ ЖОМ ЖОХ ЗЕТ ЗЫК ИЖЕ КАП КАР КЕБ КОШ КСИ ЛАГ ЛЕЯ ЛИТ',
    'ЛЬЕ ЛЮД ЛЯД МЫТ НЕФ НИТ НОМ ОБО ОДР ОРТ ОХИ ПЕК ПСИ РАЖ РЦЫ РЫМ САК СИП ТАТ ТАУ ТОЙ ТУК УДЭ УЗА ФАГ ФАЙ ФАЛ ФАТ',
    'ФОК ФОТ ФРА ФРУ ХАЗ ЦУГ ЧАЛ ЧОХ ШВА ЩУР ЭРГ ЭРЕ ЮРА ЮРТ ЯМС ЯРЬ',
  ].flatMap((line) => line.split(' ')),
);

export const isCurious = (word: string): boolean => CURIOUS.has(word);

/**
 * Order for advice to people: among moves of similar value, those whose words most people know come first. The
 * strongest stays among the first two, and is said to be rare. With an empty bag, where moves are solved to the end,
 * the order stays.
 */
export function familiarFirst(view: MindtrainerView, best: readonly Candidate<Move>[]): readonly Candidate<Move>[] {
  const [strongest] = best;
  if (view.bag === 0 || strongest === undefined) return best;
  const rare = rareIn(view, strongest.move);
  if (rare.length === 0) return inOrder(view, best);
  const told = {
    ...strongest,
    why: [...strongest.why.slice(0, 1), reason('rare', { words: rare }), ...strongest.why.slice(1)],
  };
  const [first, ...rest] = inOrder(view, [told, ...best.slice(1)]);
  return first === told ? [told, ...rest] : [first!, told, ...rest.filter((one) => one !== told)];
}

function inOrder(view: MindtrainerView, best: readonly Candidate<Move>[]): readonly Candidate<Move>[] {
  const worth = new Map(best.map((one) => [one, one.value + (isFamiliar(view, one.move) ? WORTH_KNOWING : 0)]));
  return best.toSorted((a, b) => worth.get(b)! - worth.get(a)!);
}

const isFamiliar = (view: MindtrainerView, move: Move): boolean =>
  move.type === 'lay' && rareIn(view, move).length === 0;

/** The words of a lay that people hardly know. */
function rareIn({ board, options }: MindtrainerView, move: Move): string[] {
  if (move.type !== 'lay') return [];
  const { graph } = lexiconForBots(options);
  const isKnown = (word: string): boolean => {
    const end = followAll(graph, graph.root, wordCodes(word) ?? []);
    return end >= 0 && (end & END_COMMON) !== 0 && !isCurious(word);
  };
  const words = wordsOf(board, move.tiles as ScoredLay['tiles']).map(({ word }) => word);
  return words.filter((word) => !isKnown(word));
}
