import type { Back, Colour, Face, Rule } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Direction } from '@izvilina/games/notnot/pieces/slots.ts';
import { useId } from 'react';

const INK = '#1d1a26';

/** The door shape of each colour, in a 100 × 100 box centred at 0. */
export const DOORS: Readonly<Record<Colour, string>> = {
  red: 'M0 -44A44 44 0 1 1 0 44A44 44 0 1 1 0 -44Z',
  green: 'M0 -48 46 0 0 48 -46 0Z',
  blue: 'M-34 46V-6C-34 -34 -18 -46 0 -46S34 -34 34 -6V46Z',
  yellow: 'M0 -46 48 40H-48Z',
  white: 'M-40 -40H40V40H-40Z',
};

/** The y coordinate towards which the rings of a door shrink. */
const CENTRE: Readonly<Record<Colour, number>> = { red: 0, green: 0, blue: 3, yellow: 11.3, white: 0 };
const RINGS = [1, 0.68, 0.46, 0.24] as const;
const HATCH =
  'M-10 30 30 -10M-10 60 60 -10M-10 90 90 -10M-10 120 120 -10M-10 150 150 -10M20 150 150 20M50 150 150 50M80 150 150 80';
const VOID =
  'M60 18c16 -6 30 6 31 20 12 8 14 24 4 34 0 16 -14 28 -28 25C54 106 36 102 31 88 17 82 15 66 24 56 20 40 30 26 44 26 48 20 54 18 60 18Z';
export const MASK = 'M-23 -13H23V5C23 14 14 19 8 15 4 12 3 8 0 8S-4 12 -8 15C-14 19 -23 14 -23 5Z';
export const MASK_EYES = 'M-15 -4q6 -6 11 1q-6 4 -11 -1ZM15 -4q-6 -6 -11 1q6 4 11 -1Z';

function Door({ colour }: { readonly colour: Colour }) {
  return (
    <g transform={colour === 'yellow' ? 'translate(0 -5)' : undefined}>
      {RINGS.map((size, i) => (
        <path
          key={size}
          d={DOORS[colour]}
          transform={`translate(0 ${CENTRE[colour] * (1 - size)}) scale(${size})`}
          fill={i % 2 === 0 ? `var(--o-${colour})` : INK}
          {...(i === 0 ? { stroke: INK, strokeWidth: 5, strokeLinejoin: 'round' } : {})}
        />
      ))}
    </g>
  );
}

/** A portal or the void. The background colour has no meaning in the game. */
export function FaceCard({ card }: { readonly card: Face }) {
  const clip = useId();
  const washed = `var(--b-${card.background})`;
  return (
    <svg className="card nn-card" viewBox="0 0 120 120" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="120" height="120" rx="9" />
      </clipPath>
      <rect width="120" height="120" rx="9" fill={washed} />
      {card.kind === 'portal' && (
        <path d={HATCH} clipPath={`url(#${clip})`} stroke={INK} strokeOpacity=".14" strokeWidth="3" fill="none" />
      )}
      <rect x="1" y="1" width="118" height="118" rx="8.5" fill="none" stroke="var(--paper)" strokeWidth="5" />
      <rect x=".5" y=".5" width="119" height="119" rx="9" fill="none" stroke={INK} strokeOpacity=".3" />
      {card.kind === 'portal' ? (
        <g transform="translate(60 60) scale(.84)">
          <Door colour={card.colour} />
        </g>
      ) : (
        <>
          <path d={VOID} fill={INK} />
          <path
            d="M60 40c12 -1 20 8 20 19S71 80 60 80 41 71 42 60M60 52c6 0 9 4 9 9"
            fill="none"
            stroke={washed}
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  );
}

const TURN: Readonly<Record<Direction, number>> = { up: 0, right: 90, down: 180, left: 270 };

/**
 * The deck's back: the arrow points to this round's top, the mask is a lie. A sign whose rule is not in force is faint.
 */
export function BackCard(props: { readonly back: Back; readonly arrow: boolean; readonly lie: boolean }) {
  const { back } = props;
  const clip = useId();
  const turn = TURN[back.arrow];
  const shaft = back.lie ? 62 : 86;
  return (
    <svg className="card nn-card" viewBox="0 0 120 120" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="120" height="120" rx="9" />
      </clipPath>
      <rect width="120" height="120" rx="9" fill="#33204d" />
      <g clipPath={`url(#${clip})`} fill="none" stroke="#4b3370" strokeWidth="6">
        {[20, 38, 56, 74].map((radius) => (
          <circle key={radius} cx="60" cy="60" r={radius} />
        ))}
      </g>
      <rect x="1" y="1" width="118" height="118" rx="8.5" fill="none" stroke="#f6ead2" strokeWidth="5" />
      <rect x=".5" y=".5" width="119" height="119" rx="9" fill="none" stroke={INK} strokeOpacity=".4" />
      <g transform={`rotate(${turn} 60 60)`}>
        <path
          className={props.arrow ? undefined : 'idle'}
          d={`M60 11 90 46H73V${shaft}H47V46H30Z`}
          fill="#f6ead2"
          stroke={INK}
          strokeWidth="3"
          strokeLinejoin="round"
        />
        {back.lie && (
          <g transform={`translate(60 85) rotate(${-turn}) scale(1.12)`} className={props.lie ? undefined : 'idle'}>
            <path d={MASK} fill="#f6c92f" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
            <path d={MASK_EYES} fill={INK} />
          </g>
        )}
      </g>
    </svg>
  );
}

/** A rule card, as it comes out of the deck in a first game. */
export function RuleFace({ rule, text }: { readonly rule: Rule; readonly text: string }) {
  return (
    <svg className="card nn-card" viewBox="0 0 120 120" aria-hidden="true">
      <rect width="120" height="120" rx="9" fill="var(--paper)" />
      <rect x="7" y="7" width="106" height="106" rx="5" fill="none" stroke={INK} strokeWidth="2" />
      <path d="M7 22V12a5 5 0 0 1 5-5h10ZM113 98v10a5 5 0 0 1-5 5H98Z" fill={INK} />
      {rule === 'notnot' && (
        <g fontSize="31" textAnchor="middle">
          <text x="60" y="58" fill={INK}>
            {text}
          </text>
          <text x="60" y="88" fill="#cf3a22">
            {text}
          </text>
        </g>
      )}
      {rule === 'arrow' && <path d="M60 24 90 60H73V94H47V60H30Z" fill={INK} />}
      {rule === 'lie' && (
        <g transform="translate(60 60) scale(1.7)">
          <path d={MASK} fill="#f6c92f" stroke={INK} strokeWidth="2.4" strokeLinejoin="round" />
          <path d={MASK_EYES} fill={INK} />
        </g>
      )}
    </svg>
  );
}
