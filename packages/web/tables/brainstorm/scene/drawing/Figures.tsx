import { FOOTPRINTS } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { star } from '../../../../pieces/geometry.ts';
import { markColour, markPath } from '../../../../pieces/Mark.tsx';
import { BRAIN, FOLDS } from '../../print.ts';
import type { Projection } from '../projection.ts';
import type { SceneBox } from '../scene.ts';

/** A thought pawn in its player's colour, with the mark of its player on its foot. Its foot is at 0, 0. */
export function PawnFigure({ seat }: { readonly seat: number }) {
  return (
    <g className="bs-pawn">
      <ellipse cx="5" cy="1" rx="20" ry="6.5" opacity=".3" />
      <path
        d="M-18-4C-18-12-8-18-6-30-14-33-16-40-15-46-13-56-6-60 0-60S13-56 15-46C16-40 14-33 6-30 8-18 18-12 18-4 18 3-18 3-18-4Z"
        fill={markColour(seat)}
        stroke="#1d1a26"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="M-7-53c3-3 7-3 9-2"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M-8-45c2-4 5 1 8-2s6 1 8-2"
        fill="none"
        stroke="#1d1a26"
        strokeOpacity=".6"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d={markPath(seat)}
        fillRule="evenodd"
        transform="translate(-5.5 -14.5) scale(.55)"
        fill="#fffaf0"
        stroke="#1d1a26"
        strokeWidth="1.6"
      />
    </g>
  );
}

/** A burst token: green with a filled burst; grey and crossed out once it is spent. */
export function Token({ spent }: { readonly spent: boolean }) {
  return (
    <svg className="bs-token" viewBox="-13 -13 27 28" aria-hidden="true">
      <circle cx="1" cy="2" r="12" opacity=".35" />
      <circle r="12" fill={spent ? '#8d877f' : '#2f8f55'} stroke="#1d1a26" strokeWidth="1.2" />
      {spent ? (
        <>
          <path d={star(0, 0, 8.5, 4.2, 9)} fill="none" stroke="#3b3631" strokeWidth="1.3" />
          <path d="M-8 8 8-8" stroke="#3b3631" strokeWidth="2" />
        </>
      ) : (
        <path d={star(0, 0, 9.5, 4.6, 9)} fill="#ffe27a" />
      )}
    </svg>
  );
}

/** The game's own box from above, in its three stances: the higher it stands, the longer its shadow. */
export function BoxAbove({
  box,
  by,
  title,
}: {
  readonly box: SceneBox;
  readonly by: Projection;
  readonly title: string;
}) {
  const { length, width, rise } = FOOTPRINTS[box.stance];
  const [x, y] = by.toScreen(box.at);
  const turn = `rotate(${by.turn(box.angle)})`;
  const lift = box.state === 'stands' ? 0 : 14;
  const thick = Math.min(22, rise * 0.09);
  const rect = { x: -length / 2, y: -width / 2, width: length, height: width, rx: 2 };
  const [sx, sy] = [rise * 0.11 + lift, rise * 0.14 + lift];
  return (
    <g className={`bs-box ${box.state}`} transform={`translate(${x} ${y})`}>
      <rect {...rect} transform={`translate(${sx} ${sy}) ${turn}`} opacity=".3" />
      <g transform={`translate(${-lift / 3} ${-lift / 2})`}>
        <rect {...rect} transform={`translate(${thick * 0.35} ${thick}) ${turn}`} fill="#c07d70" />
        <g transform={turn}>
          <rect {...rect} fill="#f0b0a2" stroke="#fff" strokeOpacity=".35" />
          {box.stance === 'flat' ? (
            <>
              <text x="-120" y="-66" className="title">
                {title}
              </text>
              <g transform="translate(0 20) scale(.92)">
                <path d={BRAIN} fill="#e3807a" />
                <path
                  d={FOLDS}
                  fill="none"
                  stroke="#7d2440"
                  strokeWidth="8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
                <path d={BRAIN} fill="none" stroke="#7d2440" strokeWidth="7" strokeLinejoin="round" />
              </g>
            </>
          ) : (
            <text y="7" textAnchor="middle" className="title">
              {title}
            </text>
          )}
        </g>
        {box.state === 'refused' && <path d="M-26-26 26 26M26-26-26 26" className="no" />}
      </g>
    </g>
  );
}
