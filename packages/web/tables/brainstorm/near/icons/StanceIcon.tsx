import type { Stance } from '@izvilina/games/brainstorm/pieces/pieces.ts';

const SHAPES: Readonly<Record<Stance, readonly [top: string, front: string]>> = {
  flat: ['M8 26 20 14H58L48 26Z', 'M8 26H48V36H8ZM48 26 58 14V24L48 36Z'],
  side: ['M8 16 14 10H56L50 16Z', 'M8 16H50V36H8ZM50 16 56 10V30L50 36Z'],
  end: ['M22 8 28 3H46L40 8Z', 'M22 8H40V40H22ZM40 8 46 3V35L40 40Z'],
};

/** The box in a stance: flat, on its side, or upright. */
export function StanceIcon({ stance }: { readonly stance: Stance }) {
  const [top, front] = SHAPES[stance];
  return (
    <svg className="bs-grip" viewBox="0 0 64 44" aria-hidden="true">
      <g stroke="#1d1a26" strokeWidth="2" strokeLinejoin="round">
        <path d={front} fill="#d99285" />
        <path d={top} fill="#f0b0a2" />
      </g>
    </svg>
  );
}
