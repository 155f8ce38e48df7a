import type { SheetLine } from '@izvilina/games/mindtrainer/state.ts';
import { useLayoutEffect, useRef } from 'react';
import { Mark } from '../../../pieces/Mark.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';
import type { MindtrainerWords } from '../words/words.ts';
import { carriedOver, rowsOf } from './sheetRows.ts';
import '../look.css';

/** MT-18: words and points of every turn on squared paper, visible to all. */
export function ScoreSheet({ game }: { readonly game: Mindtrainer }) {
  const { scene, view, words } = game;
  const paper = useRef<HTMLDivElement>(null);
  const { sheet, final, scores } = scene;
  const before = final ? scores.map((score, i) => score - (final[i]?.unplayed ?? 0) - (final[i]?.gained ?? 0)) : scores;
  const carried = carriedOver(sheet, before);
  const rows = rowsOf(sheet, view.players);
  const newest = sheet.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled into view.
  useLayoutEffect(() => {
    paper.current?.scrollTo({ top: paper.current.scrollHeight });
  }, [sheet.length]);
  const seats = view.seats.map((_, seat) => seat);
  return (
    <section className="mt-sheet" ref={paper} tabIndex={rows.length > LONG ? 0 : undefined} aria-label={words.sheet}>
      <table data-players={view.players}>
        <thead>
          <tr>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Mark seat={seat} />
                <span>{game.nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {carried.some((score) => score !== 0) && (
            <tr>
              {carried.map((score, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
                <td key={seat}>
                  <span>{words.carried}</span> <b>{score}</b>
                </td>
              ))}
            </tr>
          )}
          {rows.map((row, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only appended.
            <tr key={round}>
              {row.map((line, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
                <td key={seat} className={line !== null && line === newest ? 'newest' : ''}>
                  {line && <Written line={line} words={words} />}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr className="empty">
              {seats.map((seat) => (
                <td key={seat} />
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          {final && (
            <tr className="final">
              {final.map(({ unplayed, gained }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
                <td key={seat}>{words.signed(unplayed + gained)}</td>
              ))}
            </tr>
          )}
          <tr>
            {scores.map((score, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
              <td key={seat}>{score}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** More rows than this may have to be scrolled. */
const LONG = 6;

function Written({ line, words }: { readonly line: SheetLine; readonly words: MindtrainerWords }) {
  switch (line.type) {
    case 'laid':
      return (
        <>
          <span {...wordOf(line)} /> <b>{line.total}</b>
        </>
      );
    case 'rejected':
      return (
        <>
          <del {...wordOf(line)} /> <b>0</b>
        </>
      );
    case 'exchanged':
      return <i>{words.exchanged}</i>;
    case 'passed':
      return <i>{words.passed}</i>;
  }
}

/** The main word of a turn; a long one is written smaller, or broken, so that it is read whole. */
function wordOf({ words }: { readonly words: readonly { readonly word: string }[] }) {
  const word = words[0]?.word.toLowerCase() ?? '';
  return { lang: 'ru', className: word.length > 7 ? 'long' : undefined, children: word };
}
