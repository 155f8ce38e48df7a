import { phrasesOf } from '@izvilina/games/phrases.ts';
import type { Saying } from '@izvilina/protocol/talk.ts';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import type { NameOf } from '../../tables/module.ts';
import { StampPicture } from './StampPicture.tsx';
import type { Bubble } from './useBubbles.ts';
import { TALK_WORDS } from './words.ts';

/** What is said, beside the name card of whoever says it. It covers a little of the table for a moment and takes no taps. */
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

/** A phrase that a newer server knows and this page does not is shown as nothing rather than as an id. */
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
  /** From its left edge to what points at the card. */
  readonly tail: number;
}

const FOLLOWS_EVERY = 300;
const EDGE = 8;
const GAP = 10;
const UNDER_THE_BAR = 64;

/** Keeps its place at the name card of a seat while the table moves, and inside the window. */
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

/** The name card of a seat that is in sight: tables have several arrangements and hide all but one. */
function cardOf(seat: number): DOMRect | null {
  for (const mark of document.querySelectorAll(`.tent > .mark[data-seat="${seat}"]`)) {
    const box = mark.parentElement?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) return box;
  }
  return null;
}

/** Towards the middle of the screen: under a card of its upper half, above one of its lower half. */
function placeOf(bubble: HTMLElement, card: DOMRect | null): Place {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = card ? card.left + card.width / 2 : innerWidth / 2;
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
  const tail = Math.max(2 * EDGE, Math.min(width - 2 * EDGE, middle - left));
  if (!card) return { left, top: UNDER_THE_BAR, below: true, tail };
  const below = card.top + card.height / 2 < innerHeight / 2;
  return { left, top: below ? card.bottom + GAP : card.top - GAP - height, below, tail };
}
