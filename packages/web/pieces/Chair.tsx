import { markColour } from './Mark.tsx';

/** A chair from above, its back away from the table; its cushion has the player's colour. */
export function Chair({ seat, transform }: { readonly seat: number; readonly transform: string }) {
  return (
    <g transform={transform}>
      <rect x="-42" y="-24" width="92" height="64" rx="13" fill="#000" opacity=".22" />
      <rect x="-46" y="-30" width="92" height="64" rx="13" fill="var(--plank-front)" />
      <rect x="-40" y="-25" width="80" height="54" rx="10" fill={markColour(seat)} />
      <rect x="-40" y="-25" width="80" height="54" rx="10" fill="#000" opacity=".12" />
      <rect x="-47" y="-40" width="100" height="14" rx="7" fill="#000" opacity=".25" />
      <rect x="-50" y="-43" width="100" height="14" rx="7" fill="var(--plank-top)" />
      <rect x="-50" y="-43" width="100" height="5" rx="2.5" fill="#fff" opacity=".2" />
    </g>
  );
}

/** The outline of a chair that may be added. */
export function GhostChair({ transform }: { readonly transform: string }) {
  return (
    <g
      transform={transform}
      fill="none"
      stroke="var(--wall-ink)"
      strokeOpacity=".5"
      strokeWidth="2.5"
      strokeDasharray="7 6"
    >
      <rect x="-46" y="-30" width="92" height="62" rx="13" />
      <rect x="-50" y="-42" width="100" height="13" rx="6.5" />
    </g>
  );
}
