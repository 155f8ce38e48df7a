import { createContext, useContext } from 'react';
import { Icon } from '../../pieces/Icon.tsx';
import './advice.css';

/** Place of the advice that the reader is looking at; 1, the best, unless they point at another. */
const Pointed = createContext(1);
export const PointedProvider = Pointed.Provider;

export const usePointed = (): number => useContext(Pointed);

/**
 * A small flag with the places of the advice for a piece (1 is the best), on the piece or in the list of reasons. Two
 * pieces of advice may use the same piece.
 */
export function Advice({ places }: { readonly places: readonly number[] | undefined }) {
  const pointed = usePointed();
  if (places === undefined) return null;
  return (
    // CSS draws the number, because the accessible name of a button must match its visible words.
    <span
      className={places.includes(pointed) ? 'advice best' : 'advice'}
      data-places={places.join(', ')}
      aria-hidden="true"
    >
      <Icon name="bot" />
    </span>
  );
}
