import { charAt, isFree, premiumAt, withTiles } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { LaidWord, MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { FigureProps } from '../../book.ts';
import { Tile, tileFrom } from '../board/Tile.tsx';
import '../look.css';

const MOST = 3;

/** The words of the reader's turn, letter by letter, with the premiums under them and their scores. */
export function Figure({ before, happened, seat }: FigureProps<MindtrainerView, MindtrainerHappening>) {
  const laid =
    happened.find((one) => one.type === 'laid' && one.player === seat) ?? happened.find((one) => one.type === 'laid');
  if (laid?.type !== 'laid') return null;
  const after = withTiles(before.board, laid.tiles);
  const letters = ({ x, y, down, word }: LaidWord) =>
    Array.from(word, (_, i) => {
      const [column, row] = down ? [x, y + i] : [x + i, y];
      const { letter, word: times } = premiumAt(column, row);
      const isNew = isFree(before.board, column, row);
      return { at: `${column},${row}`, char: charAt(after, column, row), isNew, letter, times };
    });
  return (
    <div className="mt-figure">
      {laid.words.slice(0, MOST).map((word) => (
        <p key={`${word.x},${word.y},${word.down}`}>
          {letters(word).map(({ at, char, isNew, letter, times }) => (
            <span key={at} className={isNew ? 'new' : ''}>
              <Tile {...tileFrom(char)} className={isNew ? 'fresh' : ''} />
              {isNew && letter > 1 && <em className="letter">×{letter}</em>}
              {isNew && times > 1 && <em className="word">×{times}</em>}
            </span>
          ))}
          <b>{word.score}</b>
        </p>
      ))}
    </div>
  );
}
