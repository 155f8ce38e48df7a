import type { Die, Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { FlightPose } from '@izvilina/games/brainstorm/throwing/frames.ts';
import type { Projection } from '../projection.ts';
import { seenFaces } from './cube.ts';

const points = (list: readonly Point[]): string => list.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/** Enlargement per millimetre of height: higher things look larger from above. */
const NEARER = 1 / 420;
/** Screen offset of a shadow per millimetre of height. */
const SHADOW = [0.34, 0.5] as const;
const HALF = 8;

/** A die seen from above, lying or in the air: `z` is the height of its centre. */
export function DieAbove(props: {
  readonly die: Die;
  readonly at: Point;
  readonly z?: number;
  readonly turn: FlightPose['turn'];
  readonly by: Projection;
}) {
  const { die, at, z = HALF, turn, by } = props;
  const [x, y] = by.toScreen(at);
  const above = Math.max(0, z - HALF);
  const scale = 1 + above * NEARER;
  const faces = seenFaces(turn, by);
  const silhouette = faces.map(({ corners }) => points(corners));
  return (
    <g className={`bs-die ${die}`} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      {z > -HALF && (
        <g
          transform={`translate(${(1.6 + above * SHADOW[0]).toFixed(2)} ${(2.6 + above * SHADOW[1]).toFixed(2)})`}
          opacity={Math.max(0.12, 0.34 - above / 600)}
        >
          {silhouette.map((face) => (
            <polygon key={face} points={face} strokeLinejoin="round" strokeWidth="2.4" stroke="#000" />
          ))}
        </g>
      )}
      <g transform={`scale(${scale.toFixed(3)})`}>
        {faces.map(({ name, corners, pips, facing }) => (
          <g key={name}>
            <polygon className="face" points={points(corners)} strokeLinejoin="round" strokeWidth="2.4" />
            <polygon points={points(corners)} fill="#000" opacity={(0.42 * (1 - facing)).toFixed(2)} />
            {pips.map(([px, py]) => (
              <circle
                key={`${px} ${py}`}
                className="pip"
                cx={px.toFixed(2)}
                cy={py.toFixed(2)}
                r={(1.75 * Math.sqrt(facing)).toFixed(2)}
              />
            ))}
          </g>
        ))}
      </g>
    </g>
  );
}
