import { polygon, star } from './geometry.ts';

/** Ten player marks in a 20 × 20 box: each differs in colour, lightness and shape. */
const MARKS = [
  'M18.5 10a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  'M2.2 2.2h15.6v15.6H2.2Z',
  'M10 1.5 19 18H1Z',
  'M10 .5 18.5 10 10 19.5 1.5 10Z',
  star(10, 10.6, 10, 4.3, 5),
  'M7 1.5h6V7h5.5v6H13v5.5H7V13H1.5V7H7Z',
  'M10 .5c4.5 5.5 6.8 8.5 6.8 12a6.8 6.8 0 0 1-13.6 0c0-3.5 2.3-6.5 6.8-12Z',
  polygon(10, 10, 9.3, 6),
  'M13.5 1.2a9 9 0 1 0 4.7 12.6A7.6 7.6 0 0 1 13.5 1.2Z',
  'M19 10A9 9 0 1 0 1 10a9 9 0 1 0 18 0ZM14 10a4 4 0 1 1-8 0 4 4 0 1 1 8 0Z',
] as const;

export const markPath = (seat: number): string => MARKS[seat % MARKS.length] as string;
export const markColour = (seat: number): string => `var(--p${(seat % MARKS.length) + 1})`;

export function Mark({ seat, className = 'mark' }: { readonly seat: number; readonly className?: string }) {
  return (
    <svg className={className} viewBox="-1 -1 22 22" aria-hidden="true" data-seat={seat}>
      <path
        d={markPath(seat)}
        fillRule="evenodd"
        fill={markColour(seat)}
        stroke="var(--mark-line, #1d1a26)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </svg>
  );
}
