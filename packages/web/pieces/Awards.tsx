import { star } from './geometry.ts';

export function Rosette() {
  return (
    <svg className="rib" viewBox="0 0 60 78" aria-hidden="true">
      <path d="M16 40 8 76l12-7 9 9 4-34ZM44 40l8 36-12-7-9 9-4-34Z" fill="#a52e1a" />
      <circle cx="30" cy="30" r="28" fill="#d9442c" stroke="#1d1a26" strokeWidth="2" />
      <circle cx="30" cy="30" r="22" fill="none" stroke="#f7ecd3" strokeWidth="1.5" strokeDasharray="3 3" />
      <path d={star(30, 31, 19, 8, 5)} fill="#f7ecd3" />
    </svg>
  );
}

/** The rubber stamp «раздача проверена». */
export function SealStamp({ top, bottom }: { readonly top: string; readonly bottom: string }) {
  return (
    <svg className="seal" viewBox="0 0 100 100" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="50" cy="50" r="46" strokeWidth="4" />
        <circle cx="50" cy="50" r="31" strokeWidth="2" />
      </g>
      <defs>
        <path id="seal-top" d="M13.5 50a36.5 36.5 0 0 1 73 0" />
        <path id="seal-bottom" d="M9 50a41 41 0 0 0 82 0" />
      </defs>
      <g fontSize="10.5" fill="currentColor" letterSpacing=".8" textAnchor="middle">
        <text>
          <textPath href="#seal-top" startOffset="50%">
            {top}
          </textPath>
        </text>
        <text>
          <textPath href="#seal-bottom" startOffset="50%">
            {bottom}
          </textPath>
        </text>
      </g>
      <path d="m31 51 7-7 9 8.5L63 36l7 6.5L47 67Z" fill="currentColor" />
    </svg>
  );
}
