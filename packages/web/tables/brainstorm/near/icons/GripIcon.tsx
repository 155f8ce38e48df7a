import type { Die } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Style } from '@izvilina/games/brainstorm/throwing/throw.ts';

const LINE = { stroke: '#1d1a26', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const SKIN = '#e9b48d';

/** A hand with the die, by style: between the fingers, on the palm, or under the edge. */
export function GripIcon({ style, die }: { readonly style: Style; readonly die: Die }) {
  const fill = `var(--die-${die})`;
  return (
    <svg className="bs-grip" viewBox="0 0 64 44" aria-hidden="true">
      {style === 'toss' && (
        <>
          <path
            d="M4 8c10-5 22-5 28 2l9 12c2 3-1 6-4 4l-8-6-4 9c-1 3-5 3-5-1l2-13C14 18 8 17 4 18Z"
            fill={SKIN}
            {...LINE}
          />
          <rect x="30" y="27" width="13" height="13" rx="3" fill={fill} {...LINE} />
        </>
      )}
      {style === 'skim' && (
        <>
          <path d="M2 36c8 4 22 6 34 2l22-8c4-2 3-6-1-6l-15 3c-4-5-14-6-22-4L2 27Z" fill={SKIN} {...LINE} />
          <rect x="25" y="7" width="13" height="13" rx="3" transform="rotate(-12 31 13)" fill={fill} {...LINE} />
        </>
      )}
      {style === 'slap' && (
        <>
          <path d="M30 14H64V20H30Z" fill="var(--plank)" {...LINE} />
          <path d="M2 39c6 4 18 4 26 2l14-6c4-2 2-6-1-5l-9 1c-3-4-10-5-15-4L2 30Z" fill={SKIN} {...LINE} />
          <rect x="14" y="5" width="12" height="12" rx="3" transform="rotate(18 20 11)" fill={fill} {...LINE} />
          <path d="M34 29V23M28 24l6-2" fill="none" stroke="#1d1a26" strokeWidth="2" />
        </>
      )}
    </svg>
  );
}
