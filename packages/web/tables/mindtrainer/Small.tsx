import { useState } from 'react';
import { TableRoot } from '../shared/TableRoot.tsx';
import { Board, WholeBoard } from './board/Board.tsx';
import { middleOf } from './board/middle.ts';
import { Acts } from './hand/Acts.tsx';
import { Rack } from './hand/Rack.tsx';
import { useNote } from './hand/useNote.ts';
import type { MindtrainerProps } from './props.ts';
import { Seats } from './seats/Seats.tsx';
import { Overlays, usePlacing } from './Table.tsx';
import { useMindtrainer } from './useMindtrainer.ts';
import './look.css';

/** The rulebook's board: the position, the points and the reader's rack. */
export function Small(props: MindtrainerProps) {
  const game = useMindtrainer(props);
  const [middle] = useState(() => middleOf(props.view));
  const { zoom, drag } = usePlacing(game, middle);
  const { seat, words } = game;
  const note = useNote(game, zoom.useful && !zoom.on);
  return (
    <TableRoot className="mt" small ref={game.root} resting={game.stage.resting}>
      <div className="mt-in">
        <div className="mt-room">
          <Board game={game} zoom={zoom} drag={drag.handlers} />
        </div>
        <div className="mt-beside">
          <Seats game={game} />
          <WholeBoard zoom={zoom} words={words} />
          {seat !== null && <Rack game={game} drag={drag} />}
          <p className={note?.bad ? 'mt-note bad' : 'mt-note'} role="status">
            {note?.text}
          </p>
          {seat !== null && <Acts game={game} hint={props.hint} />}
        </div>
      </div>
      <Overlays game={game} drag={drag} />
    </TableRoot>
  );
}
