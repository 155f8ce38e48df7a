import type { Back, Face, Rule, Table } from '@izvilina/games/notnot/pieces/cards.ts';
import { printOf } from '@izvilina/games/notnot/pieces/cards.ts';
import { SLOTS, type Slot, slotOf } from '@izvilina/games/notnot/pieces/slots.ts';
import type { Judged } from '@izvilina/games/notnot/state.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { Icon } from '../../../pieces/Icon.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import { cardInWords } from '../words/describe.ts';
import type { NotNotWords } from '../words/words.ts';
import { BackCard, FaceCard } from './cards.tsx';
import '../look.css';

export interface CrossProps {
  readonly table: Table;
  readonly back: Back | null;
  readonly deck: number;
  readonly rules: readonly Rule[];
  /** Once the round is judged: the right slots (null before), and all touches. */
  readonly right: readonly Slot[] | null;
  readonly judged: readonly Judged[];
  /** Touches of this screen's seats in the open round. */
  readonly touched: ReadonlyMap<Seat, Slot>;
  /** A touch by the only player on this screen. Null where the cards are not buttons. */
  readonly onPoint: ((slot: Slot, stamp: number) => void) | null;
  readonly words: NotNotWords;
}

/** Four cards round the deck. Each of the four sides is one big button; the deck is not. */
export function Cross(props: CrossProps) {
  const { table, back, right, onPoint, words } = props;
  return (
    <section className="nn-arena" aria-label={words.cross} data-judged={right !== null}>
      <div className="nn-cross">
        {SLOTS.map((slot) => (
          <Place key={slot} slot={slot} card={table[slot]} {...props} />
        ))}
        <div className="deck">
          {back ? (
            <BackCard back={back} arrow={props.rules.includes('arrow')} lie={props.rules.includes('lie')} />
          ) : (
            <span className="nn-none" />
          )}
          <em aria-hidden="true">{props.deck}</em>
          <span className="vh">
            {back ? `${words.back(words.towards[slotOf(back.arrow)], back.lie)}, ` : ''}
            {words.deck(props.deck)}
          </span>
        </div>
      </div>
      {onPoint &&
        SLOTS.map((slot) => (
          <button
            key={slot}
            type="button"
            className={`nn-side ${slot}`}
            data-slot={slot}
            aria-label={`${words.slot[slot]}: ${cardInWords(table[slot], words)}`}
            onPointerDown={(event) => event.button === 0 && onPoint(slot, event.timeStamp)}
            onClick={(event) => event.detail === 0 && onPoint(slot, event.timeStamp)}
          />
        ))}
    </section>
  );
}

function Place(props: CrossProps & { readonly slot: Slot; readonly card: Face | null }) {
  const { slot, card, right, judged, touched, words } = props;
  const marks = right === null ? [] : judged.filter((touch) => touch.slot === slot);
  const own = right === null ? [...touched].flatMap(([seat, at]) => (at === slot ? [seat] : [])) : [];
  const takers = right === null ? [] : judged.filter(({ took }) => took === slot);
  const names = [
    'at',
    slot,
    right?.includes(slot) && 'good',
    right !== null && !right.includes(slot) && marks.length === 0 && takers.length === 0 && 'faded',
    takers.length > 0 && 'taken',
    own.length > 0 && 'held',
  ];
  return (
    <div className={names.filter(Boolean).join(' ')}>
      {card ? (
        <span className="laid" key={printOf(card)}>
          <FaceCard card={card} />
        </span>
      ) : (
        <span className="nn-none" />
      )}
      {props.onPoint === null && <span className="vh">{`${words.slot[slot]}: ${cardInWords(card, words)}`}</span>}
      {right?.includes(slot) && (
        <span className="tick" aria-hidden="true">
          <Icon name="check" />
        </span>
      )}
      <span className="chips" aria-hidden="true">
        {own.map((seat) => (
          <span key={seat} className="chip">
            <Mark seat={seat} />
          </span>
        ))}
        {marks.map(({ player, right: isRight, verdict }) => (
          <span key={player} className={`chip ${verdict}`}>
            <Mark seat={player} />
            <Icon name={isRight ? 'check' : 'cross'} />
          </span>
        ))}
        {takers.map(
          ({ player, slot: touchedAt }) =>
            // the void, or another card than the one that was touched
            touchedAt !== slot && (
              <span key={player} className="chip instead">
                <Mark seat={player} />
                +1
              </span>
            ),
        )}
      </span>
    </div>
  );
}
