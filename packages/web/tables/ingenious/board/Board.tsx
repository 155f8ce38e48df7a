import { type Axial, CELLS, DIRECTIONS, PRINTED } from '@izvilina/games/ingenious/pieces/board.ts';
import { memo, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useMedia } from '../../../kit/device/media.ts';
import { markColour } from '../../../pieces/Mark.tsx';
import { usePointed } from '../../shared/Advice.tsx';
import type { Advice } from '../hand/advice.ts';
import { beyond, cellKey, type Open } from '../hand/choosing.ts';
import type { Choice } from '../hand/useChoice.ts';
import { dropOn, flyFrom } from '../stage/flight.ts';
import type { Scene } from '../stage/scene.ts';
import type { BoardProps } from './boardProps.ts';
import { Cells } from './Cells.tsx';
import { Genius } from './Genius.tsx';
import { Ground, marginOf } from './Ground.tsx';
import { between, boardBox, centre, hex, type Point, SIDE } from './geometry.ts';
import { Lines } from './Lines.tsx';
import { Loose, Sign, TileOnBoard } from './Piece.tsx';

/** Here every pixel of a cell counts. */
const SMALL_SCREEN = '(max-width: 559px), (max-height: 480px)';

export function Board(props: BoardProps) {
  const { radius, scene, choice, seat } = props;
  const frame = useRef<HTMLDivElement>(null);
  const clip = useId();
  const bare = useMedia(SMALL_SCREEN) && props.playable;
  const box = boardBox(radius, marginOf(radius, bare));
  const { ghost } = choice;
  useWheel(frame, ghost ? choice.turn : null);
  const moving = scene.flying || scene.counting ? scene.last : null;
  const resting = moving ? scene.laid.slice(0, -1) : scene.laid;
  return (
    <div className="ing-board" ref={frame}>
      <svg className="ing-drawn" viewBox={box} aria-hidden="true">
        <Ground radius={radius} clip={clip} bare={bare} />
        {scene.loose.map(({ at, colour }) => (
          <Loose key={at.join()} at={at} colour={colour} />
        ))}
        {choice.opening && <Corners open={choice.open} />}
        <Laid laid={resting} />
        {moving && <Moving key={scene.laid.length} placed={moving} drop={moving.player === seat} />}
        {scene.last && !scene.flying && !ghost && <Fresh placed={scene.last} />}
        {scene.counting && scene.last && <Lines halves={scene.last.halves} />}
        <Counsel advice={props.advice} held={ghost !== null} />
        {ghost && <Ghost key={choice.slot} ghost={ghost} slot={choice.slot} />}
      </svg>
      <Cells {...props} box={box} />
      {scene.genius && <Genius {...props} genius={scene.genius} />}
    </div>
  );
}

const middle = ([a, b]: readonly [Axial, Axial]): Point => between(centre(a), centre(b), 0.5);

const Laid = memo(({ laid }: { readonly laid: Scene['laid'] }) =>
  laid.map(({ tile, cells }) => <TileOnBoard key={cells.join()} tile={tile} cells={cells} />),
);

/** IN-07: the printed symbols next to which a first tile may be laid. */
const Corners = ({ open }: { readonly open: Open }) =>
  PRINTED.map(({ cell }) => {
    const at = CELLS[cell] as Axial;
    const free = DIRECTIONS.some((_, way) => open.has(cellKey(beyond(at, way))));
    return free && <path key={cell} className="corner" d={hex(centre(at), 1.02)} />;
  });

/** The tile just laid: flies in from its player's rack, or drops where the viewer held it. */
function Moving({ placed, drop }: { readonly placed: NonNullable<Scene['last']>; readonly drop: boolean }) {
  const piece = useRef<SVGGElement>(null);
  const { player, cells, tile } = placed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the animation runs once, on mount.
  useLayoutEffect(() => {
    if (!piece.current) return;
    if (drop) dropOn(piece.current, middle(cells));
    else flyFrom(piece.current, visible(`[data-rack-of="${player}"]`), middle(cells));
  }, []);
  return (
    <g ref={piece} className="moving">
      <TileOnBoard tile={tile} cells={cells} />
    </g>
  );
}

const visible = (selector: string): Element | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0) ?? null;

const outline = ([a, b]: readonly [Axial, Axial], size: number): string =>
  `${hex(centre(a), size)}${hex(centre(b), size)}`;

function Fresh({ placed: { cells, player } }: { readonly placed: NonNullable<Scene['last']> }) {
  return (
    <>
      <path className="fresh-under" d={outline(cells, 0.93)} />
      <path className="fresh" d={outline(cells, 0.93)} stroke={markColour(player)} />
    </>
  );
}

function Ghost({ ghost, slot }: { readonly ghost: NonNullable<Choice['ghost']>; readonly slot: number | null }) {
  const piece = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tile flies in once; later it only turns in place.
  useLayoutEffect(() => {
    if (piece.current && slot !== null) flyFrom(piece.current, visible(`[data-slot="${slot}"]`), middle(ghost.cells));
  }, []);
  return (
    <>
      <g className="ghost" ref={piece}>
        <TileOnBoard tile={ghost.tile} cells={ghost.cells} />
        <path className="held" d={outline(ghost.cells, 0.99)} />
      </g>
      <Lines halves={ghost.gained} />
    </>
  );
}

/**
 * The bot's advised placements. The one pointed at lies on top, and is the only one while a tile is held over the
 * board. The numbers are drawn last, so that nothing covers them.
 */
function Counsel({ advice, held }: { readonly advice: readonly Advice[]; readonly held: boolean }) {
  const pointed = usePointed();
  const others = held ? [] : advice.filter(({ place }) => place !== pointed);
  const shown = [...others, ...advice.filter(({ place }) => place === pointed)];
  const look = ({ place }: Advice) => (place === pointed ? 'advised best' : 'advised');
  return [
    ...shown.map((one) => <Advised key={one.place} advice={one} look={look(one)} />),
    ...shown.map((one) => <Place key={-one.place} advice={one} look={look(one)} />),
  ];
}

interface Counselled {
  readonly advice: Advice;
  readonly look: string;
}

/** An advised tile in dashed paper white. */
function Advised({ advice: { tile, cells }, look }: Counselled) {
  return (
    <g className={look}>
      <path className="advised-ground" d={outline(cells, 0.93)} />
      <Sign colour={tile[0]} at={centre(cells[0])} size={0.75} />
      <Sign colour={tile[1]} at={centre(cells[1])} size={0.75} />
      <path className="advised-under" d={outline(cells, 0.93)} />
      <path className="advised-line" d={outline(cells, 0.93)} />
    </g>
  );
}

function Place({ advice: { cells, place }, look }: Counselled) {
  const at = middle(cells);
  return (
    <g className={look}>
      <g transform={`translate(${at.x} ${at.y})`} className="points">
        <circle r={SIDE * 0.42} />
        <text textAnchor="middle" y={SIDE * 0.16} fontSize={SIDE * 0.46}>
          {place}
        </text>
      </g>
    </g>
  );
}

const WHEEL_PAUSE = 110;

/** The wheel turns the tile held over the board. React's own wheel handler cannot stop the page from scrolling. */
function useWheel(frame: { readonly current: HTMLElement | null }, turn: ((by: 1 | -1) => void) | null): void {
  const turning = useRef(turn);
  turning.current = turn;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let last = 0;
    const onWheel = (event: WheelEvent) => {
      if (!turning.current) return;
      event.preventDefault();
      if (event.timeStamp - last < WHEEL_PAUSE || event.deltaY === 0) return;
      last = event.timeStamp;
      turning.current(event.deltaY > 0 ? 1 : -1);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame]);
}
