import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import {
  type Board,
  charAt,
  isEmpty,
  isFree,
  premiumAt,
  valueAt,
  withTiles,
} from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { Illegal } from '@izvilina/games/mindtrainer/rules/illegal.ts';
import type { LaidWord, MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Attempt, Explained, Telling } from '../../book.ts';
import { refusalInWords } from '../words/describe.ts';
import { WORDS } from '../words/words.ts';
import { BOOK_WORDS, type BookWords, type LetterPart } from './words.ts';

type MindtrainerAttempt = Attempt<MindtrainerView, Move, MindtrainerHappening>;

/** For each refusal: the rule behind it, and the key of the sentence that explains it. */
const REFUSALS: Readonly<Record<Illegal, readonly [rule: string, why: keyof BookWords['why']]>> = {
  NO_TILES: ['MT-07', 'rack'],
  OFF_BOARD: ['MT-R1', 'line'],
  CELL_TAKEN: ['MT-R1', 'line'],
  CELL_TWICE: ['MT-R1', 'line'],
  BLANK_WITHOUT_LETTER: ['MT-04', 'blank'],
  NOT_ON_RACK: ['MT-06', 'rack'],
  NOT_IN_ONE_LINE: ['MT-R1', 'line'],
  GAP: ['MT-R1', 'line'],
  DETACHED: ['MT-R1', 'line'],
  FIRST_WORD_NEEDS_TWO_TILES: ['MT-08', 'start'],
  FIRST_WORD_NOT_ON_CENTRE: ['MT-08', 'start'],
  UNKNOWN_WORD: ['MT-D3', 'lexicon'],
  MORE_THAN_THE_BAG_HOLDS: ['MT-R4', 'bag'],
  NO_WORD_TO_JUDGE: ['MT-R5', 'judging'],
  VOTE_FIRST: ['MT-R5', 'judging'],
  ANSWER_THE_WORD_FIRST: ['MT-R5', 'judging'],
  NOTHING_TO_CLOSE: ['MT-R5', 'judging'],
};

/** Explains how the words were scored, or why they may not be laid there. */
export function explain(attempt: MindtrainerAttempt, { language, nameOf }: Telling): Explained {
  const words = BOOK_WORDS[language];
  const { move, refusal, happened, before, after } = attempt;
  if (refusal) return refused(refusal, before, words, language);
  const ended = happened.some(({ type }) => type === 'ended')
    ? [words.ended, words.score(after.scores.map((score, seat) => ({ name: nameOf(seat), score })))]
    : [];
  switch (move.type) {
    case 'lay':
      return counted(attempt, words, ended);
    case 'exchange':
      return {
        tone: 'fine',
        rule: 'MT-09',
        headline: words.exchanged(move.tiles.length),
        steps: [words.exchangedWhy, ...ended],
      };
    case 'pass':
      return { tone: 'fine', rule: 'MT-07', headline: words.passed, steps: [words.passedWhy, ...ended] };
    case 'accept':
      return { tone: 'fine', rule: 'MT-R5', headline: words.accepted, steps: [words.acceptedWhy] };
    case 'challenge':
      return { tone: 'fine', rule: 'MT-R5', headline: words.challenged, steps: [words.votedWhy] };
    case 'vote':
      return { tone: 'fine', rule: 'MT-R5', headline: words.voted(move.valid), steps: [words.votedWhy] };
  }
}

function counted(
  { before, happened, seat }: MindtrainerAttempt,
  words: BookWords,
  ended: readonly string[],
): Explained {
  const laid = happened.find((one) => one.type === 'laid' && one.player === seat);
  const scored = happened.find((one) => one.type === 'scored' && one.player === seat);
  if (laid?.type !== 'laid') return { tone: 'fine', rule: 'MT-07', headline: words.waits, steps: [words.waits] };
  const after = withTiles(before.board, laid.tiles);
  const bonus = scored?.type === 'scored' ? scored.bonus : 0;
  const total = laid.words.reduce((sum, { score }) => sum + score, bonus);
  const sums = laid.words.map((word) => sumOf(before.board, after, word));
  const hasPremium = sums.some(({ parts, times }) => times > 1 || parts.some((part) => part.times > 1));
  return {
    tone: 'fine',
    rule: bonus > 0 ? 'MT-13' : laid.words.length > 1 ? 'MT-R1' : isEmpty(before.board) ? 'MT-08' : countedBy(sums),
    headline: words.scored(
      laid.words.map(({ word }) => word),
      total,
    ),
    steps: [
      ...sums.map(({ word, parts, times, score }) => words.word(word, parts, times, score)),
      ...(laid.words.length > 1 ? [words.several] : []),
      ...(hasPremium ? [words.premium] : []),
      ...(bonus > 0 ? [words.seven] : []),
      ...(scored ? [] : [words.waits]),
      ...ended,
    ],
  };
}

/** The page about what made up a score: red squares, blue squares, or plain letters. */
const countedBy = (sums: readonly WordSum[]): string => {
  if (sums.some(({ times }) => times > 1)) return 'word-premium';
  return sums.some(({ parts }) => parts.some(({ times }) => times > 1)) ? 'letter-premium' : 'MT-03';
};

interface WordSum {
  readonly word: string;
  readonly parts: readonly LetterPart[];
  /** The product of the word's premiums. */
  readonly times: number;
  readonly score: number;
}

/** «КОТ: (2 + 1 + 1) × 2 = 8»: MT-11 and MT-R2 as a sum. */
function sumOf(before: Board, after: Board, { word, x, y, down, score }: LaidWord): WordSum {
  let times = 1;
  const parts = Array.from({ length: word.length }, (_, i) => {
    const [column, row] = down ? [x, y + i] : [x + i, y];
    const premium = premiumAt(column, row);
    const isNew = isFree(before, column, row);
    if (isNew) times *= premium.word;
    return { value: valueAt(charAt(after, column, row)), times: isNew ? premium.letter : 1 };
  });
  return { word, parts, times, score };
}

function refused(
  refusal: Refusal,
  { options }: MindtrainerView,
  words: BookWords,
  language: Telling['language'],
): Explained {
  const reason = String(refusal.params.reason) as Illegal;
  const known = Object.hasOwn(REFUSALS, reason) ? REFUSALS[reason] : null;
  const [rule, why] = known ?? (['MT-06', refusal.code === 'NOT_YOUR_TURN' ? 'wait' : 'rack'] as const);
  if (reason === 'UNKNOWN_WORD' && options.words)
    return {
      tone: 'wrong',
      rule,
      headline: words.notOnPage(listed(refusal.params.words)),
      steps: [words.pageWords(options.words), words.why.lexicon],
    };
  const said = refusalInWords(refusal, WORDS[language]);
  const nouns = reason === 'UNKNOWN_WORD' && options.lexicon === 'nouns' ? [words.nouns] : [];
  return { tone: 'wrong', rule, headline: said ?? words.refused, steps: [words.why[why], ...nouns] };
}

const listed = (given: Json | undefined): readonly string[] => (Array.isArray(given) ? given.map(String) : []);
