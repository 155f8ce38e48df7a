import { phrasesOf } from '@izvilina/games/phrases.ts';
import type { Saying } from '@izvilina/protocol/talk.ts';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import type { NameOf } from '../../tables/module.ts';
import { StampPicture } from './StampPicture.tsx';
import type { Bubble } from './useBubbles.ts';
import { TALK_WORDS } from './words.ts';

/** Sayings, each beside the name card of its seat. They cover part of the table for a moment and take no taps. */
export function Bubbles(props: {
  readonly game: string;
  readonly bubbles: readonly Bubble[];
  readonly nameOf: NameOf;
}) {
  const own = useOwnWords(TALK_WORDS);
  const wordsOf = useSayingInWords(props.game);
  return (
    <div className="talk-bubbles" role="log">
      {props.bubbles.map((bubble) => (
        <AtSeat key={bubble.id} seat={bubble.seat} isStamp={bubble.saying.kind === 'stamp'}>
          <span className="vh">{own.says(props.nameOf(bubble.seat), wordsOf(bubble.saying))}</span>
          <span aria-hidden="true">
            {bubble.saying.kind === 'stamp' ? (
              <StampPicture stamp={bubble.saying.stamp} />
            ) : (
              <q>{wordsOf(bubble.saying)}</q>
            )}
          </span>
        </AtSeat>
      ))}
    </div>
  );
}

/** A saying as text. A phrase or stamp that only a newer server knows becomes «…» instead of its id. */
function useSayingInWords(game: string): (saying: Saying) => string {
  const language = useLanguage();
  const own = useOwnWords(TALK_WORDS);
  return (saying) => {
    if (saying.kind === 'stamp') return own.stamp[saying.stamp] ?? '…';
    return saying.kind === 'text' ? saying.text : (phrasesOf(game)[saying.phrase]?.[language] ?? '…');
  };
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
  /** From the bubble's left edge to its tail, which points at the card. */
  readonly tail: number;
}

const FOLLOWS_EVERY = 300;
const EDGE = 8;
const GAP = 10;
const UNDER_THE_BAR = 64;

/** Keeps a bubble at the name card of its seat, inside the window, while the table moves. */
function AtSeat(props: { readonly seat: number; readonly isStamp: boolean; readonly children: ReactNode }) {
  const { seat } = props;
  const self = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const follow = () => setPlace(self.current && placeOf(self.current, cardOf(seat)));
    follow();
    const timer = setInterval(follow, FOLLOWS_EVERY);
    return () => clearInterval(timer);
  }, [seat]);
  const at = place ? { left: place.left, top: place.top, '--tail': `${place.tail}px` } : { visibility: 'hidden' };
  return (
    <div
      ref={self}
      className={['talk-bubble', props.isStamp ? 'drawn' : 'spoken', place?.below ? 'below' : 'above'].join(' ')}
      style={at as CSSProperties}
    >
      {props.children}
    </div>
  );
}

/** The visible name card of a seat: tables have several layouts and hide all but one. Null when none is visible. */
function cardOf(seat: number): DOMRect | null {
  for (const mark of document.querySelectorAll(`.tent > .mark[data-seat="${seat}"]`)) {
    const box = mark.parentElement?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) return box;
  }
  return null;
}

/** Places the bubble towards the middle of the screen: below a card in the upper half, above one in the lower half. */
function placeOf(bubble: HTMLElement, card: DOMRect | null): Place {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = card ? card.left + card.width / 2 : innerWidth / 2;
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
  const tail = Math.max(2 * EDGE, Math.min(width - 2 * EDGE, middle - left));
  if (!card) return { left, top: UNDER_THE_BAR, below: true, tail };
  const below = card.top + card.height / 2 < innerHeight / 2;
  return { left, top: below ? card.bottom + GAP : card.top - GAP - height, below, tail };
}
