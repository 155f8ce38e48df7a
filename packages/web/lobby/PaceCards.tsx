import { PACE_NAMES, type Pace } from '@izvilina/protocol/pace.ts';
import { useWords } from '../i18n/words.ts';
import { Hourglass } from '../pieces/Hourglass.tsx';
import './pace.css';

/** One card per pace; the chosen one is lifted. */
export function PaceCards(props: { readonly pace: Pace; readonly onChange: ((pace: Pace) => void) | null }) {
  const words = useWords();
  return (
    <div className="pace">
      <h2>{words.lobby.pace}</h2>
      <ul>
        {PACE_NAMES.map((pace) => {
          const [name, small] = words.lobby.paces[pace] ?? [pace, ''];
          return (
            <li key={pace}>
              <button
                type="button"
                className={pace === props.pace ? 'sel' : ''}
                aria-pressed={pace === props.pace}
                disabled={props.onChange === null && pace !== props.pace}
                onClick={() => props.onChange?.(pace)}
              >
                <Hourglass pace={pace} />
                <span>{name}</span>
                <small>{small}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
