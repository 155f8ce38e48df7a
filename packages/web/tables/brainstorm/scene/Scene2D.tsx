import { type CSSProperties, useRef } from 'react';
import { markColour, markPath } from '../../../pieces/Mark.tsx';
import { frameFor } from './camera.ts';
import { Cardboard, OutlineOf } from './drawing/Cardboard.tsx';
import { layingFlat } from './drawing/cube.ts';
import { DieAbove } from './drawing/DieAbove.tsx';
import { BoxAbove, PawnFigure } from './drawing/Figures.tsx';
import { FlyingDie } from './drawing/FlyingDie.tsx';
import { lyingOf, Networks } from './drawing/Networks.tsx';
import { beyondDrop } from './drawing/shapes.ts';
import { type Projection, projectionFrom } from './projection.ts';
import type { Scene, SceneRendererProps } from './scene.ts';
import { Arc, Hand } from './Throwing.tsx';
import { useSize } from './useSize.ts';
import { useTablePointer } from './useTablePointer.ts';
import '../look.css';

/** The table from above in SVG: shows everything the 3D one does, on every device. */
export default function Scene2D(props: SceneRendererProps) {
  const { scene } = props;
  const field = useRef<HTMLDivElement>(null);
  const size = useSize(field);
  const by = projectionFrom(scene.table, scene.camera.from);
  const frame = size && frameFor(size, by, scene.camera.focus);
  const pointers = useTablePointer(field, { by, frame }, props);
  return (
    <div className="bs-scene" ref={field} {...pointers}>
      {size && frame && (
        <>
          <div className="bs-top" style={topStyle(by, frame.scale, frame.centre)} />
          <svg
            className="bs-svg"
            aria-hidden="true"
            viewBox={`${-frame.centre[0] / frame.scale} ${-frame.centre[1] / frame.scale} ${size.width / frame.scale} ${size.height / frame.scale}`}
          >
            <Pieces {...props} by={by} small={1 / frame.scale} />
          </svg>
        </>
      )}
    </div>
  );
}

const topStyle = (by: Projection, scale: number, [x, y]: readonly [number, number]): CSSProperties => ({
  left: x - (by.width / 2) * scale,
  top: y - (by.height / 2) * scale,
  width: by.width * scale,
  height: by.height * scale,
});

/** The pieces on the table, bottom to top. Also drawn small: snapshots of poses, the map, moments. */
export function Pieces({
  scene,
  still,
  onFlightEnd,
  by,
  small = 1,
}: Pick<SceneRendererProps, 'scene' | 'still' | 'onFlightEnd'> & {
  readonly by: Projection;
  /** Millimetres per pixel, to keep signs readable at any size of the table. */
  readonly small?: number;
}) {
  const { die, ghost, box, hand, arc } = scene;
  return (
    <>
      <Networks tiles={scene.tiles} by={by} />
      {scene.advised.map((advised) => (
        <OutlineOf key={advised.place} lying={lyingOf(advised)} by={by} className="bs-advised" width={3} />
      ))}
      {box && <BoxAbove box={box} by={by} title={scene.title} />}
      {ghost?.others.map((other) => (
        <OutlineOf
          key={`${other.face} ${other.angle} ${other.at}`}
          lying={{ piece: ghost.piece, ...other }}
          by={by}
          className="bs-other"
          width={1.1}
        />
      ))}
      {ghost && (
        <g className="bs-ghost">
          <Cardboard lying={ghost} by={by} lifted />
          <OutlineOf lying={ghost} by={by} className="bs-ghost-rim" width={3} />
        </g>
      )}
      <Pawns scene={scene} by={by} small={small} />
      <Labels scene={scene} by={by} small={small} />
      {die?.kind === 'rest' && <DieAbove die={die.die} at={die.at} turn={die.turn ?? layingFlat(die.angle)} by={by} />}
      {ghost && <Gain ghost={ghost} scene={scene} by={by} small={small} />}
      {arc && <Arc arc={arc} by={by} />}
      {hand && <Hand hand={hand} by={by} />}
      {die?.kind === 'flight' && (
        <FlyingDie
          key={die.key}
          die={die.die}
          frames={die.frames}
          by={by}
          still={still}
          onEnd={() => onFlightEnd(die.key)}
        />
      )}
    </>
  );
}

/** Scale of a pawn. It stands upright on the screen, and its size follows the table's. */
const PAWN = 0.52;

function Pawns({ scene, by, small }: Drawn) {
  const size = PAWN * limited(small, 0.9, 1.35);
  return scene.pawns.map(({ key, seat, at, open }) => {
    const [x, y] = by.toScreen(at);
    return (
      <g key={key} className={open ? 'bs-standing open' : 'bs-standing'} style={{ translate: `${x}px ${y + 6}px` }}>
        {open && <circle className="bs-here" r="15" cy="-8" />}
        <g transform={`scale(${size})`}>
          <PawnFigure seat={seat} />
        </g>
      </g>
    );
  });
}

interface Drawn {
  readonly scene: Scene;
  readonly by: Projection;
  readonly small: number;
}

const limited = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function Labels({ scene, by, small }: Drawn) {
  const size = limited(small * 1.08, 0.62, 1.7);
  return scene.labels.map(({ key, owner, points, at }) => {
    const [x, y] = by.toScreen(at);
    const wide = points > 9 ? 36 : 29;
    return (
      <g key={key} className="bs-label" transform={`translate(${x + 11} ${y + 2}) scale(${size})`}>
        <rect x="1" y="1.6" width={wide} height="16" opacity=".3" />
        <rect width={wide} height="16" className="paper" />
        <path
          d={markPath(owner)}
          fillRule="evenodd"
          fill={markColour(owner)}
          stroke="#1d1a26"
          strokeWidth="1.8"
          transform="translate(3 3.2) scale(.48)"
        />
        <text x="17" y="12.400">
          {points}
        </text>
      </g>
    );
  });
}

function Gain({ ghost, scene, by, small }: Drawn & { readonly ghost: NonNullable<Scene['ghost']> }) {
  if (ghost.gain === null) return null;
  const beyond = beyondDrop(ghost);
  const [x, y] = by.toScreen(beyond ?? ghost.at);
  const size = limited(small * 1.2, 0.7, 1.8);
  const [left, top] = [x - 16, y + (beyond ? -10 : 38)];
  // what a network counts already stays readable
  const covers = scene.labels.some(({ at }) => {
    const [across, down] = by.toScreen(at);
    return Math.abs(across + 11 - left) < 36 * size && Math.abs(down + 2 - top) < 19 * size;
  });
  const text = `${ghost.gain > 0 ? '+' : '−'}${Math.abs(ghost.gain)}`;
  return (
    <g
      className={ghost.gain > 0 ? 'bs-gain' : 'bs-gain loss'}
      transform={`translate(${left} ${top + (covers ? 26 * size : 0)}) scale(${size})`}
    >
      <rect width="34" height="19" />
      <text x="17" y="14" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
