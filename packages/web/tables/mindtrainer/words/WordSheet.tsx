import type { Lexicon } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import type { WordInfo } from '@izvilina/games/mindtrainer/lexicon/word-info.ts';
import { type Board, type Cell, charAt, isFree, letterOf } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { useOwnWords } from '../../../i18n/words.ts';
import { useStore } from '../../../kit/store.ts';
import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import { downloads, percentOf } from '../../../local/downloads.ts';
import type { Mindtrainer } from '../useMindtrainer.ts';
import { DICTIONARY_WORDS, type DictionaryWords } from './dictionary-words.ts';
import { useLexicon } from './useLexicon.ts';
import '../look.css';

/** The words through a cell, with their dictionary entries. */
export default function WordSheet({
  game,
  at,
  board,
}: {
  readonly game: Mindtrainer;
  readonly at: Cell;
  readonly board: Board;
}) {
  const { view } = game;
  const words = useOwnWords(DICTIONARY_WORDS);
  const lexicon = useLexicon(view.options, true);
  const progress = useStore(downloads);
  const found = [wordThrough(board, at, false), wordThrough(board, at, true)].filter(({ length }) => length > 1);
  return (
    <Sheet title={words.title} onClose={() => game.look(null)}>
      {lexicon === undefined && <p className="sub">{words.loading(percentOf(progress))}</p>}
      {lexicon === null && <p className="sub">{words.failed}</p>}
      <dl className="mt-words">
        {found.map((word) => (
          <div key={word}>
            <dt>{word.toLowerCase()}</dt>
            {lexicon && <Meaning word={word} lexicon={lexicon} words={words} own={view.options.words !== undefined} />}
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

function Meaning(props: {
  readonly word: string;
  readonly lexicon: Lexicon;
  readonly words: DictionaryWords;
  readonly own: boolean;
}) {
  const { word, lexicon, words, own } = props;
  const readings = lexicon.describe(word);
  if (readings.length === 0) return <dd>{own ? words.own : words.none}</dd>;
  return readings.map((info) => (
    <dd key={`${info.word} ${info.lemma} ${info.partOfSpeech} ${info.gender}`}>{inWords(info, words)}</dd>
  ));
}

/** «существительное, женский род, от «лестница»» */
const inWords = (info: WordInfo, words: DictionaryWords): string =>
  [
    ...(info.word === info.lemma ? [] : [words.from(info.lemma)]),
    words.parts[info.partOfSpeech],
    ...(info.gender ? [words.genders[info.gender]] : []),
    ...(info.pluralOnly ? [words.pluralOnly] : []),
  ].join(', ');

function wordThrough(board: Board, { x, y }: Cell, down: boolean): string {
  const [dx, dy] = down ? [0, 1] : [1, 0];
  let at = 0;
  while (!isFree(board, x + dx * (at - 1), y + dy * (at - 1))) at--;
  let word = '';
  for (; !isFree(board, x + dx * at, y + dy * at); at++) word += letterOf(charAt(board, x + dx * at, y + dy * at));
  return word;
}
