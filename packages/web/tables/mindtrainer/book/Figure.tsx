import type { MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { FigureProps } from '../../book.ts';
import { Tally } from '../../shared/figure/Tally.tsx';
import { Exchanged } from './figure/Exchanged.tsx';
import { LaidOnBoard } from './figure/LaidOnBoard.tsx';
import { Tiles } from './figure/Tiles.tsx';
import '../look.css';

/** What the reader's turn laid and what it counts, or gave and got; at the end the last count. */
export function Figure({ before, after, happened, seat }: FigureProps<MindtrainerView, MindtrainerHappening>) {
  const ended = happened.find((one) => one.type === 'ended');
  if (ended) return <LastCount {...ended} />;
  const rejected = happened.find((one) => one.type === 'rejected');
  if (rejected) return <LaidOnBoard board={before.board} tiles={rejected.tiles} words={[]} bonus={0} rejected />;
  const laid = happened.findLast((one) => one.type === 'laid');
  if (laid) {
    const bonus = happened.find((one) => one.type === 'scored')?.bonus ?? 0;
    return <LaidOnBoard board={before.board} tiles={laid.tiles} words={laid.words} bonus={bonus} />;
  }
  const exchanged = happened.some((one) => one.type === 'exchanged' && one.player === seat);
  return exchanged ? <Exchanged before={before.rack} after={after.rack} /> : null;
}

/** The points of all, with the tiles left on the racks: their owners lose them, who went out gets them. */
function LastCount({ lines, places }: Extract<MindtrainerHappening, { readonly type: 'ended' }>) {
  return (
    <Tally
      lines={lines.map(({ player, before, score, tiles }) => ({
        seat: player,
        before,
        after: score,
        wins: places[player] === 1,
        ...(tiles !== '' && { from: <Tiles tiles={[...tiles]} /> }),
      }))}
    />
  );
}
