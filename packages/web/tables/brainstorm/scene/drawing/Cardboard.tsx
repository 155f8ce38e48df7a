import type { Face, Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Projection } from '../projection.ts';
import type { Piece } from './shapes.ts';

export interface Lying {
  readonly piece: Piece;
  readonly face: Face;
  readonly at: Point;
  readonly angle: number;
}

/** Transform of a piece, offset by `dx`, `dy` on the screen: edge and shadow are down and to the right at any angle. */
export function placed({ face, at, angle }: Omit<Lying, 'piece'>, by: Projection, dx = 0, dy = 0): string {
  const [x, y] = by.toScreen(at);
  const mirror = face === 'front' ? ' scale(1 -1)' : '';
  return `translate(${round(x + dx)} ${round(y + dy)}) rotate(${round(by.turn(angle))})${mirror}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A cardboard piece with its thickness and its shadow. */
export function Cardboard({
  lying,
  by,
  lifted = false,
}: {
  readonly lying: Lying;
  readonly by: Projection;
  readonly lifted?: boolean;
}) {
  const { piece } = lying;
  const far = lifted ? 3.2 : 1;
  return (
    <>
      <use href={`#bs-e-${piece}`} transform={placed(lying, by, 2.6 * far, 3.8 * far)} opacity={lifted ? 0.2 : 0.26} />
      <use href={`#bs-e-${piece}`} transform={placed(lying, by, 0.7, 2)} fill="var(--paper-edge)" />
      <use href={`#bs-k-${piece}`} transform={placed(lying, by)} />
    </>
  );
}

export function OutlineOf(props: {
  readonly lying: Lying;
  readonly by: Projection;
  readonly className?: string;
  readonly stroke?: string;
  readonly width: number;
}) {
  const { lying, by, className, stroke, width } = props;
  return (
    <use
      href={`#bs-o-${lying.piece}`}
      transform={placed(lying, by)}
      className={className}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeLinejoin="round"
    />
  );
}
