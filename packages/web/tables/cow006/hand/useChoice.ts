import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import type { Card } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { useEffect, useState } from 'react';
import { useSoonPlayed } from '../../shared/oneTap.ts';
import { type Choosing, choosingOf } from './choosing.ts';

export interface Choice {
  /** The selected card; it stays selected while the move is being sent. */
  readonly selected: Card | null;
  /** Tap on a card of the hand or pool: the first tap selects it, the second (or the confirm button) plays it. */
  readonly onCard: ((card: Card) => void) | null;
  readonly onTake: ((row: number) => void) | null;
  readonly confirm: (() => void) | null;
  /**
   * One-tap mode: cancels the selected card before it is played automatically. Null when there is nothing to cancel.
   */
  readonly takeBack: (() => void) | null;
}

interface ChoiceProps {
  readonly view: CowView;
  readonly seat: number | null;
  readonly busy: boolean;
  readonly play: ((move: Move) => void) | null;
  /** The animation has reached the question; until then no row can be taken. */
  readonly ready: boolean;
  /** A single tap plays at once (the rulebook). */
  readonly atOnce: boolean;
  /** A single tap plays after a short delay in which it can be undone. */
  readonly oneTap: boolean;
}

const NOTHING: Choosing = { cards: [], question: '', ahead: false };

/** What this seat may do now, and what it has selected. */
export function useChoice({ view, seat, busy, play, ready, atOnce, oneTap }: ChoiceProps): Choice {
  const mine = play !== null && seat !== null && seat === view.viewer;
  const { cards, question, ahead } = mine ? choosingOf(view, seat) : NOTHING;
  const [kept, setKept] = useState<{ readonly question: string; readonly card: Card } | null>(null);
  const select = (card: Card | null) => setKept(card === null ? null : { question, card });

  const card = kept?.question === question && cards.includes(kept.card) && kept.card !== view.picked ? kept.card : null;
  const act = (chosen: Card) => play?.({ type: view.phase === 'draft' ? 'draft' : 'pick', card: chosen });
  useSoonPlayed(oneTap && !ahead ? card : null, act);
  const onCard = (tapped: Card) => {
    if (!cards.includes(tapped) || busy) return;
    if (tapped === view.picked) select(null);
    else if (ahead) select(tapped === card ? null : tapped);
    else if (atOnce || tapped === card) act(tapped);
    else select(tapped);
  };
  const mayTake = mine && !busy && ready && view.phase === 'row' && view.revealed[0]?.player === seat;
  const onTake = mayTake ? (row: number) => play({ type: 'takeRow', row }) : null;
  useRowKeys(onTake);
  return {
    selected: card,
    onCard: cards.length > 0 && !busy ? onCard : null,
    onTake,
    confirm: card === null || ahead ? null : () => act(card),
    takeBack: oneTap && !ahead && !busy && card !== null ? () => select(null) : null,
  };
}

/** Keys 1 to 4 take a row. */
function useRowKeys(onTake: ((row: number) => void) | null): void {
  useEffect(() => {
    if (!onTake) return;
    const onKey = (event: KeyboardEvent) => {
      const row = ['1', '2', '3', '4'].indexOf(event.key);
      if (row < 0 || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog:modal')) return;
      onTake(row);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onTake]);
}
