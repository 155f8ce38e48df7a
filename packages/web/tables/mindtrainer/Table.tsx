import { type Cell, withTiles } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/loading/lazyPart.tsx';
import { TableRoot } from '../shared/TableRoot.tsx';
import { Board, WholeBoard } from './board/Board.tsx';
import { useZoom } from './board/useZoom.ts';
import { Near } from './hand/Near.tsx';
import { Flying } from './hand/Rack.tsx';
import { movedOrder } from './hand/slots.ts';
import { type Drag, useDrag } from './hand/useDrag.ts';
import type { MindtrainerProps } from './props.ts';
import { Bag } from './seats/Bag.tsx';
import { Legend } from './seats/Legend.tsx';
import { ScoreSheet } from './seats/ScoreSheet.tsx';
import { Seats } from './seats/Seats.tsx';
import { type Mindtrainer, useMindtrainer } from './useMindtrainer.ts';
import './look.css';

const StartDraw = lazyPart(() => import('./seats/StartDraw.tsx'));
const Accounting = lazyPart(() => import('./seats/Accounting.tsx'));
const BlankSheet = lazyPart(() => import('./hand/BlankSheet.tsx'));
const WordSheet = lazyPart(() => import('./words/WordSheet.tsx'));

/** The full table: the board in the middle, score sheet and name cards beside it, the viewer's rack in front. */
export function Table(props: MindtrainerProps) {
  const game = useMindtrainer(props);
  const { scene } = game;
  const { zoom, drag } = usePlacing(game);
  return (
    <TableRoot className="mt" ref={game.root} resting={game.stage.resting}>
      <div className="mt-in" data-zoomed={zoom.on} data-players={game.view.players}>
        <div className="mt-left">
          <ScoreSheet game={game} />
        </div>
        <div className="mt-room">
          <Board game={game} zoom={zoom} drag={drag.handlers} />
          <WholeBoard zoom={zoom} words={game.words} />
          <Suspense>{game.view.happened.some(({ type }) => type === 'starts') && <StartDraw game={game} />}</Suspense>
          <Suspense>{scene.final && game.stage.resting && <Accounting game={game} />}</Suspense>
        </div>
        <div className="mt-right">
          <Seats game={game} />
          <Bag game={game} />
          <Legend words={game.words} />
        </div>
        <Near game={game} drag={drag} zoomed={zoom.useful && !zoom.on} hint={props.hint} />
      </div>
      <Overlays game={game} drag={drag} />
    </TableRoot>
  );
}

/** Zoom and drag handling for tiles between rack and board. */
export function usePlacing(game: Mindtrainer, zoomedTo: Cell | null = null) {
  const zoom = useZoom(game.turn, zoomedTo);
  const drag = useDrag({
    enabled: game.placing,
    zoom,
    onBoard: (slot, at) => game.act({ type: 'drop', slot, at }),
    onRack: (slot, place) =>
      game.choosing.placed.some((one) => one.slot === slot)
        ? game.act({ type: 'lift', slot })
        : game.act({ type: 'order', order: movedOrder(game.choosing.slots, slot, place) }),
    beside: (slot) => game.act({ type: 'lift', slot }),
  });
  return { zoom, drag };
}

/** What lies over the table: the dragged tile, and the sheets that ask something. */
export function Overlays({ game, drag }: { readonly game: Mindtrainer; readonly drag: Drag }) {
  const { scene, looked } = game;
  const board = scene.pending ? withTiles(scene.board, scene.pending.tiles) : scene.board;
  return (
    <>
      <Flying game={game} drag={drag} />
      <Suspense>
        {game.naming && <BlankSheet game={game} />}
        {looked && <WordSheet game={game} at={looked} board={board} />}
      </Suspense>
    </>
  );
}
