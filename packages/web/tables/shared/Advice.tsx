import { createContext, useContext } from 'react';
import { Icon } from '../../pieces/Icon.tsx';
import './advice.css';

/** Which of the bot's advice the reader has before their eyes; the best unless they point at another. */
const Pointed = createContext(1);
export const PointedProvider = Pointed.Provider;

export const usePointed = (): number => useContext(Pointed);

/** A small flag with the place of an advice (1 is the best), on a piece or in the list of reasons. One piece may serve two. */
export function Advice({ places }: { readonly places: readonly number[] | undefined }) {
  const pointed = usePointed();
  if (places === undefined) return null;
  return (
    // The number is drawn by the style: a button must be named after the words that stand on it.
    <span
      className={places.includes(pointed) ? 'advice best' : 'advice'}
      data-places={places.join(', ')}
      aria-hidden="true"
    >
      <Icon name="bot" />
    </span>
  );
}
