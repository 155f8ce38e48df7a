import type { Face } from '@izvilina/games/notnot/cards.ts';
import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { Moment, Step } from '../module.ts';
import { FaceCard } from './cards.tsx';
import type { NotNotWords } from './words.ts';

interface Win {
  readonly seq: number;
  readonly seat: number;
  readonly round: number;
  readonly card: Face;
  /** Rounds in a row this player took a card in. */
  readonly streak: number;
}

const WORTH_TELLING = 2;

/** The longest streak of anybody, told at its last card. */
export function moments(steps: readonly Step[], words: NotNotWords): readonly Moment[] {
  const best = wins(steps).reduce<Win | null>((kept, win) => (kept && kept.streak >= win.streak ? kept : win), null);
  if (!best || best.streak < WORTH_TELLING) return [];
  return [
    { seq: best.seq, seat: best.seat, text: words.moments.streak(best.streak), picture: <FaceCard card={best.card} /> },
  ];
}

function wins(steps: readonly Step[]): readonly Win[] {
  const running = new Map<number, number>();
  const found: Win[] = [];
  for (const { seq, happened } of steps) {
    const news = happened as readonly NotNotHappening[];
    const closed = news.find((one) => one.type === 'closed');
    if (closed?.type !== 'closed' || closed.right.length === 0) continue;
    const won = news.flatMap((one) => (one.type === 'won' ? [one] : []));
    for (const seat of running.keys()) if (!won.some(({ player }) => player === seat)) running.delete(seat);
    for (const { player, card } of won) {
      const streak = (running.get(player) ?? 0) + 1;
      running.set(player, streak);
      found.push({ seq, seat: player, round: closed.round, card, streak });
    }
  }
  return found;
}
