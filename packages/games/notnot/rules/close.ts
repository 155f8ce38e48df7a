import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Face } from '../pieces/cards.ts';
import { bySlot, SLOTS } from '../pieces/slots.ts';
import type { Closing, Ending, Judged, NotNotHappening, State } from '../state.ts';
import { awards } from './awards.ts';
import { judge } from './judge.ts';
import { refill } from './refill.ts';
import { places } from './score.ts';

/** NN-R12: the game ends after this many rounds in a row without a card changing hands. */
export const IDLE_ROUNDS = 30;

/** Judges the round, gives out cards, refills the cross and checks for the end of the game. */
export function closed(state: State, at: Millis): State {
  const judged = judgedTouches(state);
  const won = state.won.map((count, seat) => count + gain(judged, seat));
  const left = bySlot((slot) => (judged.some(({ took }) => took === slot) ? null : state.table[slot]));
  const next = refill(left, state.deck, state.rules);
  const idle = judged.some(({ took, lost }) => took !== null || lost) ? 0 : state.idle + 1;
  const ending: Ending | null = next.short ? 'deck' : idle >= IDLE_ROUNDS ? 'idle' : null;
  const over: NotNotHappening[] = ending === null ? [] : [{ type: 'over', why: ending, places: places(won) }];
  return {
    ...state,
    phase: ending === null ? 'between' : 'over',
    rules: next.rules,
    table: next.table,
    deck: next.deck,
    won,
    touches: [],
    refrained: [],
    since: at,
    idle,
    before: state.table,
    judged,
    happened: [
      { type: 'closed', round: state.round, on: closing(state, judged), right: state.right },
      ...touchesJudged(state, judged),
      ...next.happened,
      ...over,
    ],
  };
}

function judgedTouches({ touches, right, table, won }: State): readonly Judged[] {
  const judgements = judge(touches, right);
  const winners = judgements.filter(({ verdict }) => verdict === 'first' || verdict === 'tied');
  const taken = [
    ...awards(
      table,
      winners.map(({ touch }) => touch),
    ),
  ];
  return judgements.map(({ touch, right: isRight, verdict }) => ({
    player: touch.player,
    slot: touch.slot,
    at: touch.at,
    uncertainty: touch.uncertainty,
    claimed: touch.claimed,
    right: isRight,
    verdict,
    took: taken.find(([, player]) => player === touch.player)?.[0] ?? null,
    lost: verdict === 'mistake' && (won[touch.player] as number) > 0, // NN-10: a player without cards loses nothing
  }));
}

function gain(judged: readonly Judged[], seat: Seat): number {
  const mine = judged.find(({ player }) => player === seat);
  if (mine === undefined) return 0;
  return mine.took !== null ? 1 : mine.lost ? -1 : 0;
}

function closing({ players }: State, judged: readonly Judged[]): Closing {
  if (judged.some(({ verdict }) => verdict === 'first')) return 'touch';
  return judged.length === players ? 'mistakes' : 'time';
}

function touchesJudged({ table }: State, judged: readonly Judged[]): NotNotHappening[] {
  const mistakes = judged.filter(({ verdict }) => verdict === 'mistake');
  const taken = SLOTS.flatMap((slot) =>
    judged.filter(({ took }) => took === slot).map(({ player }) => ({ slot, player })),
  );
  return [
    ...mistakes.map(({ player, slot, lost }): NotNotHappening => ({ type: 'mistook', player, slot, lost })),
    ...taken.map(({ player, slot }): NotNotHappening => ({ type: 'won', player, slot, card: table[slot] as Face })),
  ];
}
