import { COW_FACE, COW_HEAD } from '../board/CowHead.tsx';

/** CW-17: the crown of the lord of the cows. */
export function CowCrown() {
  return (
    <svg className="rib" viewBox="0 0 64 60" aria-hidden="true">
      <path
        d="M6 22 4 4l14 11L32 1l14 14L60 4l-2 18Z"
        fill="#e9b93c"
        stroke="#1d1a26"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <g transform="translate(12 22) scale(1.68)" fill="#1d1a26">
        <path d={COW_HEAD} />
        <path d={COW_FACE} fill="var(--paper)" />
      </g>
    </svg>
  );
}
