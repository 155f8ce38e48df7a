import type { Rule } from '@izvilina/games/notnot/pieces/cards.ts';
import { useState } from 'react';
import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import type { NotNotWords } from '../words/words.ts';
import { MASK, MASK_EYES } from './cards.tsx';
import '../look.css';

const BADGES = ['discovery', 'notnot', 'arrow', 'lie'] as const;

interface LevelsProps {
  readonly rules: readonly Rule[];
  readonly words: NotNotWords;
}

/** The four difficulty rules as printed badges; a tap explains them. */
export function Levels(props: LevelsProps) {
  const { words } = props;
  const [open, setOpen] = useState(false);
  return (
    <div className="nn-level">
      <button type="button" onClick={() => setOpen(true)}>
        {words.rules}
        <span className="vh">. {words.explainRules}</span>
        <Icon name="log" />
      </button>
      <Badges {...props} />
      {open && (
        <Sheet title={words.rules} onClose={() => setOpen(false)}>
          <Badges {...props} means />
        </Sheet>
      )}
    </div>
  );
}

/** A badge whose rule is not in force is only an outline. */
function Badges({ rules, words, means = false }: LevelsProps & { readonly means?: boolean }) {
  return (
    <ul className={means ? 'nn-means' : 'nn-levels'} aria-label={words.rules}>
      {BADGES.map((badge) => {
        const on = badge === 'discovery' || rules.includes(badge);
        return (
          <li key={badge} className={on ? 'on' : ''}>
            <i>
              <Picture badge={badge} not={words.negation.not} />
            </i>
            <span>{words.badge[badge]}</span>
            <span className={means && !on ? 'off' : 'vh'}>: {on ? words.badgeOn : words.badgeOff}</span>
            {means && <p>{words.means[badge]}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Picture({ badge, not }: { readonly badge: (typeof BADGES)[number]; readonly not: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {badge === 'discovery' && (
        <path
          fillRule="evenodd"
          d="M12 4.500C6.500 4.500 2.500 8 .5 12c2 4 6 7.500 11.500 7.500s9.500-3.500 11.500-7.500c-2-4-6-7.500-11.500-7.500Zm0 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Zm0 2.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"
        />
      )}
      {badge === 'notnot' && (
        <text x="12" y="16.400" fontSize={not.length > 2 ? 9 : 12} textAnchor="middle">
          {not}
        </text>
      )}
      {badge === 'arrow' && <path d="M12 1 22 13h-6v10H8V13H2Z" />}
      {badge === 'lie' && (
        <g transform="translate(12 11) scale(.5)">
          <path d={MASK} />
          <path d={MASK_EYES} fill="var(--hole)" />
        </g>
      )}
    </svg>
  );
}
