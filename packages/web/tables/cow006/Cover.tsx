import { CowBack } from './board/CowCard.tsx';

/** A fan of card backs. */
export const Cover = () =>
  [-2, -1, 0, 1, 2].map((k) => <CowBack key={k} style={{ rotate: `${k * 9}deg`, translate: `0 ${k * k * 5}px` }} />);
