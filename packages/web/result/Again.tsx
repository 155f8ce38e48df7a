import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useOwnWords } from '../i18n/words.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Mark } from '../pieces/Mark.tsx';
import './again.css';
import { type RematchAnswer, rematchStateOf } from './rematch-state.ts';
import { WORDS } from './words.ts';

export interface AgainActs {
  /** The player agrees to a rematch, or goes to the next table if it already exists. */
  readonly onAgain: () => void;
  /** The player withdraws their agreement. */
  readonly onDecline: () => void;
  /** A bot takes the chair of a player who does not answer. */
  readonly onReplace: (seat: number) => void;
}

export interface AgainProps extends AgainActs {
  readonly table: TableInfo;
  /** Names by seat. */
  readonly names: readonly string[];
}

/** The rematch: one tap to agree, the others' answers, and a bot instead of a player who does not answer. */
export function Again(props: AgainProps) {
  const { table, names } = props;
  const text = useOwnWords(WORDS);
  const rematch = rematchStateOf(table);
  if (!rematch) return null;
  return (
    <div className="again">
      {rematch.kind === 'next' || rematch.kind === 'ask' ? (
        <button type="button" className="stamp" onClick={props.onAgain}>
          <Icon name="again" />
          {rematch.kind === 'next' ? (rematch.seated ? text.joinAgain : text.watchAgain) : text.again}
        </button>
      ) : (
        <div className="waiting">
          <p className="disp" role="status">
            {text.waiting}
          </p>
          <button type="button" className="quiet" onClick={props.onDecline}>
            {text.decline}
          </button>
        </div>
      )}
      {rematch.kind !== 'next' && rematch.others.length > 0 && (
        <ul className="whoisin" aria-label={text.whoIsIn}>
          {rematch.others.map((person) => (
            <li key={person.seat} className={person.replaceable ? `${person.answer} line` : person.answer}>
              <Mark seat={person.seat} />
              <span>
                {names[person.seat]} <small>{answerText(text, person)}</small>
              </span>
              {person.replaceable && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={text.replaceWho(names[person.seat] ?? '')}
                  onClick={() => props.onReplace(person.seat)}
                >
                  <Icon name="bot" />
                  {text.replace}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function answerText(text: typeof WORDS.ru, { answer, here, gaveUp }: RematchAnswer): string {
  if (answer !== 'none') return answer === 'in' ? text.isIn : text.bot;
  if (gaveUp) return text.gaveUp;
  return here ? text.thinks : text.away;
}
