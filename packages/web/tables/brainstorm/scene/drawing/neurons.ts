import { star } from '../../../../pieces/geometry.ts';
import type { Piece } from './shapes.ts';

/** The print of a tile, as path data in the tile's millimetres. */
export interface Print {
  readonly ink: string;
  readonly thick: string;
  readonly thin: string;
  /** Filled: cell bodies, the ends of branches, the sheath of an axon. */
  readonly solid: string;
}

type Kid = readonly [x: number, y: number, bend?: number];
type Arm = readonly [x: number, y: number, bend?: number, kids?: readonly Kid[]];

const round = (value: number): number => Math.round(value * 10) / 10;

function branch(x0: number, y0: number, x1: number, y1: number, bend: number): string {
  const [mx, my] = [(x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend];
  return `M${x0} ${y0}Q${round(mx)} ${round(my)} ${x1} ${y1}`;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A cell body with its branches; each may fork once. */
function cell(x: number, y: number, arms: readonly Arm[]): Omit<Print, 'ink'> {
  const kids = arms.flatMap(([ax, ay, , own = []]) => own.map(([kx, ky, bend = 0.2]) => ({ ax, ay, kx, ky, bend })));
  return {
    thick: arms.map(([ax, ay, bend = 0.15]) => branch(x, y, ax, ay, bend)).join(''),
    thin: kids.map(({ ax, ay, kx, ky, bend }) => branch(ax, ay, kx, ky, bend)).join(''),
    solid: disc(x, y, 15.2) + kids.map(({ kx, ky }) => disc(kx, ky, 1.6)).join(''),
  };
}

const both = (a: Omit<Print, 'ink'>, b: Omit<Print, 'ink'>): Omit<Print, 'ink'> => ({
  thick: a.thick + b.thick,
  thin: a.thin + b.thin,
  solid: a.solid + b.solid,
});

const drop = cell(0, 0, [
  [44, 0, 0.03],
  [-13, 10, 0.2, [[-20, 14]]],
  [-13, -10, -0.2, [[-20, -14]]],
  [-2, 17, 0.1],
  [-2, -17, 0.1],
]);
const SHEATH = [18, 26, 33.5, 40]
  .map((x, i) => `M${x} ${round(-4.2 + i * 0.8)}h5.4v${round(8.4 - i * 1.6)}h-5.4z`)
  .join('');

export const PRINTS: Readonly<Record<Exclude<Piece, 'burner'>, Print>> = {
  small: { ink: '#8f2f3a', ...drop, solid: drop.solid + SHEATH },
  medium: {
    ink: '#8a5a14',
    ...cell(-15, -10, [
      [
        14,
        -22,
        0.15,
        [
          [30, -30],
          [20, -9, -0.3],
        ],
      ],
      [
        10,
        8,
        -0.15,
        [
          [29, 12, 0.2],
          [24, 28, -0.15],
        ],
      ],
      [
        -18,
        18,
        0.15,
        [
          [-29, 30],
          [-8, 27, -0.3],
        ],
      ],
      [-26, -24, 0.1, [[-31, -31]]],
      [-30, -4, 0.1],
    ]),
  },
  large: {
    ink: '#2f6358',
    ...both(
      cell(-40, 12, [
        [
          -18,
          -12,
          0.2,
          [
            [-6, -24],
            [-34, -24, 0.2],
          ],
        ],
        [
          -12,
          14,
          -0.1,
          [
            [4, 24, 0.2],
            [2, 6, -0.2],
          ],
        ],
        [-52, 26, 0.1],
        [-55, -8, 0.15, [[-58, -24]]],
      ]),
      cell(36, -10, [
        [
          10,
          -8,
          -0.15,
          [
            [-2, -14, 0.2],
            [2, 2, -0.2],
          ],
        ],
        [
          30,
          18,
          0.15,
          [
            [18, 27],
            [44, 29, -0.2],
          ],
        ],
        [54, 8, 0.15, [[58, 24]]],
        [50, -25, 0.1],
      ]),
    ),
  },
};

/** The burner's two flames. */
export const FLAMES = [33, -33].map((y) => ({ outer: star(-50, y, 22, 9, 9), inner: star(-50, y, 13, 6, 9) }));
