import {
  type Cell,
  charAt,
  FREE,
  isFree,
  type Laid,
  premiumAt,
  tileLaid,
} from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { CSSProperties, RefObject } from 'react';
import { markColour } from '../../../pieces/Mark.tsx';
import type { LayAdvice } from '../hand/advice.ts';
import { type Placed, placedAt } from '../hand/choosing.ts';
import type { DragHandlers } from '../hand/useDrag.ts';
import type { Mindtrainer } from '../useMindtrainer.ts';
import type { MindtrainerWords } from '../words/words.ts';
import { cellLabel, isCentre, ROWS, sameCell } from './cells.ts';
import { Flag } from './Flag.tsx';
import { premiumClass } from './premiumClass.ts';
import { Tile, tileFrom } from './Tile.tsx';
import type { Zoom } from './useZoom.ts';

/** The 15 × 15 board in its frame. Zoomed it is larger than its window and can be scrolled. */
export function Board(props: {
  readonly game: Mindtrainer;
  readonly zoom: Zoom;
  readonly drag: (slot: number) => DragHandlers;
}) {
  const { game, zoom, drag } = props;
  const { scene, choosing, words } = game;
  const stop = choosing.cursor ?? game.focus;
  const { advised } = game;
  // A tap that zooms may have missed its cell: it points there, but moves no tile.
  const pointsAt = (at: Cell) => choosing.held === null && isFree(scene.board, at.x, at.y) && !placedAt(choosing, at);
  // The advised letters are one target, large enough without the zoom.
  const tap = (at: Cell) => {
    if (game.follow && find(advised?.tiles, at)) game.follow();
    else if (!zoom.tapped(at) || pointsAt(at)) game.tap(at);
  };
  const look = { board: scene.board, choosing, pending: scene.pending, words };
  return (
    <div className="mt-window" ref={zoom.window as RefObject<HTMLDivElement>} data-zoomed={zoom.on}>
      <div className="mt-frame">
        {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot be laid out as the board is. */}
        <div className="mt-grid" role="grid" aria-label={words.board} aria-rowcount={15} aria-colcount={15}>
          {ROWS.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the cells take the focus.
            <div role="row" className="mt-row" key={row[0]?.y}>
              {row.map((at) => (
                // biome-ignore lint/a11y/useSemanticElements lint/a11y/useKeyWithClickEvents: the keys are read for the whole table.
                <div
                  key={at.x}
                  role="gridcell"
                  data-cell={`${at.x},${at.y}`}
                  className={`mt-cell ${premiumClass(at)}`}
                  aria-label={cellLabel(at, look)}
                  aria-selected={choosing.cursor !== null && sameCell(choosing.cursor, at)}
                  tabIndex={sameCell(stop, at) ? 0 : -1}
                  onFocus={() => game.setFocus(at)}
                  onClick={() => tap(at)}
                >
                  <Printed at={at} />
                  <Content at={at} game={game} advised={advised} drag={drag} />
                </div>
              ))}
            </div>
          ))}
          <Flag game={game} />
        </div>
      </div>
    </div>
  );
}

/** Ends the zoom. It stands beside the enlarged board and covers nothing of it. */
export function WholeBoard({ zoom, words }: { readonly zoom: Zoom; readonly words: MindtrainerWords }) {
  if (!zoom.on) return null;
  return (
    <button type="button" className="mt-whole" onClick={zoom.out}>
      {words.whole}
    </button>
  );
}

/** What is printed on a cell: a circle for a letter premium, a diamond for a word premium, a star in the centre. */
function Printed({ at }: { readonly at: Cell }) {
  if (isCentre(at)) return <Star />;
  const { letter, word } = premiumAt(at.x, at.y);
  const times = Math.max(letter, word);
  return times > 1 ? <s data-times={`×${times}`} /> : null;
}

const Star = () => (
  <svg className="mt-star" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m12 1.500 3.100 6.700 7.300.9-5.400 5 1.400 7.200L12 17.700l-6.400 3.600L7 14.100l-5.400-5 7.300-.9Z" />
  </svg>
);

function Content(props: {
  readonly at: Cell;
  readonly game: Mindtrainer;
  readonly advised: LayAdvice | null;
  readonly drag: (slot: number) => DragHandlers;
}) {
  const { at, game, advised, drag } = props;
  const { scene, choosing } = game;
  const own = placedAt(choosing, at);
  if (own) return <Own game={game} own={own} drag={drag} />;
  const waits = find(scene.pending?.tiles, at);
  if (waits && scene.pending) return <FreshTile tile={waits} player={scene.pending.player} look="waits" index={0} />;
  const char = charAt(scene.board, at.x, at.y);
  if (char !== FREE) {
    const fresh = choosing.placed.length === 0 || scene.falling ? scene.fresh : null;
    const index = fresh?.tiles.findIndex((tile) => sameCell(tile, at)) ?? -1;
    const laid = fresh?.tiles[index];
    if (fresh && laid)
      return <FreshTile tile={laid} player={fresh.player} look={scene.falling ? 'falls' : ''} index={index} />;
    return <Tile {...tileFrom(char)} className={isLit(game, at) ? 'lit' : ''} />;
  }
  const ghost = find(advised?.tiles, at);
  if (ghost && choosing.placed.length === 0) return <Tile tile={tileLaid(ghost)} as={ghost.letter} className="ghost" />;
  if (choosing.cursor && sameCell(choosing.cursor, at))
    return <i className={choosing.cursor.down ? 'mt-cursor down' : 'mt-cursor'} aria-hidden="true" />;
  return null;
}

const find = (tiles: readonly Laid[] | undefined, at: Cell): Laid | undefined =>
  tiles?.find((tile) => sameCell(tile, at));

/** Whether the cell belongs to a word of the last turn, including letters that lay there before. */
function isLit({ scene, choosing }: Mindtrainer, at: Cell): boolean {
  if (!scene.fresh || choosing.placed.length > 0) return false;
  return scene.fresh.words.some(({ x, y, word, down }) =>
    down ? at.x === x && at.y >= y && at.y < y + word.length : at.y === y && at.x >= x && at.x < x + word.length,
  );
}

function FreshTile(props: {
  readonly tile: Laid;
  readonly player: number;
  readonly look: string;
  readonly index: number;
}) {
  const { tile, player, look, index } = props;
  const style = { '--ring': markColour(player), '--k': index } as CSSProperties;
  return <Tile tile={tileLaid(tile)} as={tile.letter} className={`fresh ${look}`} style={style} />;
}

/** A tile of the viewer that is not played yet: it can be dragged, and a tap takes it back. */
function Own(props: {
  readonly game: Mindtrainer;
  readonly own: Placed;
  readonly drag: (slot: number) => DragHandlers;
}) {
  const { game, own, drag } = props;
  const tile = game.choosing.slots[own.slot] ?? '*';
  return (
    <span className="mt-own" {...drag(own.slot)}>
      <Tile tile={tile} as={own.letter ?? '?'} className="new" />
    </span>
  );
}
