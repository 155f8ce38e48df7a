import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import { type Card, ROW_FULL, ROWS } from '@izvilina/games/cow006/state.ts';
import type { CSSProperties } from 'react';
import { markColour } from '../../../pieces/Mark.tsx';
import { Advice } from '../../shared/Advice.tsx';
import type { Scene } from '../stage/scene.ts';
import type { CowWords } from '../words/words.ts';
import type { Aim } from './aim.ts';
import { CowCard } from './CowCard.tsx';
import { CowHead } from './CowHead.tsx';

const PLACES = [...Array(ROW_FULL + 1).keys()];
const NUMBERS = [...Array(ROWS).keys()];

export interface RowsProps {
  readonly scene: Scene;
  readonly words: CowWords;
  readonly aim: Aim | null;
  readonly aimed: Card | null;
  /** Null unless this seat may take a row now. */
  readonly onTake: ((row: number) => void) | null;
  /** By row: its ranks in the bot's advice, 1 = best. */
  readonly advised: ReadonlyMap<number, readonly number[]>;
}

/** The four rows, each with its marked sixth place and its penalty. */
export function Rows(props: RowsProps) {
  const { scene, words, aim, onTake } = props;
  return (
    <ol className="cow-rows" aria-label={words.rows} data-zone="rows">
      {NUMBERS.map((row) => (
        <Row key={row} {...props} row={row} cards={scene.rows[row] ?? []} aim={aim} onTake={onTake} />
      ))}
    </ol>
  );
}

function Row(props: RowsProps & { readonly row: number; readonly cards: readonly Card[] }) {
  const { scene, words, row, cards, aim, onTake, advised } = props;
  const price = penaltyOf(cards.slice(0, ROW_FULL));
  const burst = scene.burst?.row === row;
  const classes = ['cow-row', burst && 'burst', onTake && 'takable', advised.has(row) && 'advised'];
  const inside = (
    <span className="places" aria-hidden="true">
      {PLACES.map((place) => (
        <Place key={place} {...props} place={place} price={price} aimedHere={isAimedAt(aim, row, place)} />
      ))}
    </span>
  );
  return (
    <li className={classes.filter(Boolean).join(' ')} data-row={row}>
      {onTake ? (
        <button type="button" onClick={() => onTake(row)}>
          <span className="vh">{words.takeRow(row + 1, cards, price)}</span>
          {inside}
          <Advice places={advised.get(row)} />
        </button>
      ) : (
        <>
          <span className="vh">{words.row(row + 1, cards, price)}</span>
          {inside}
        </>
      )}
    </li>
  );
}

const isAimedAt = (aim: Aim | null, row: number, place: number): boolean =>
  (aim?.kind === 'place' && aim.row === row && aim.place === place) ||
  (aim?.kind === 'sixth' && aim.row === row && place === ROW_FULL);

interface PlaceProps extends RowsProps {
  readonly row: number;
  readonly cards: readonly Card[];
  readonly place: number;
  readonly price: number;
  readonly aimedHere: boolean;
}

function Place(props: PlaceProps) {
  const { scene, cards, place, aim, aimed, aimedHere } = props;
  const card = cards[place];
  if (card !== undefined) {
    const by = scene.fresh?.card === card ? scene.fresh.player : null;
    return (
      <span className="cow-place" data-card={card} {...(by === null ? {} : { 'data-from': `down-${by}` })}>
        <CowCard
          n={card}
          className={by === null ? '' : 'fresh'}
          style={{ '--tilt': `${tilt(card)}deg`, '--by': by === null ? undefined : markColour(by) } as CSSProperties}
        />
      </span>
    );
  }
  if (place === ROW_FULL) return <Sixth {...props} />;
  return (
    <span
      className={aimedHere ? 'cow-place slot aim' : aim?.kind === 'lowest' ? 'cow-place slot low' : 'cow-place slot'}
    >
      {aimedHere && aimed}
    </span>
  );
}

function Sixth({ row, cards, price, aim, aimed, aimedHere, onTake, words }: PlaceProps) {
  const hot = cards.length >= ROW_FULL;
  const classes = ['cow-place', 'slot', 'sixth', hot && 'hot', aimedHere && 'aim', aim?.kind === 'lowest' && 'asks'];
  return (
    <span className={classes.filter(Boolean).join(' ')} title={words.sixthTakes(price)}>
      {row === 0 && <i className="heading">{words.priceOfRow}</i>}
      {aimedHere && <b>{aimed}</b>}
      {onTake && <small>{words.take}</small>}
      {cards.length > 0 && (
        <em>
          <CowHead />
          {price}
        </em>
      )}
    </span>
  );
}

/** Angle of a card in degrees: slightly crooked, always the same for the same card. */
const tilt = (card: Card): number => ((card * 37) % 17) / 10 - 0.8;
