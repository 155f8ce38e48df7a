import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import { rowFor } from '@izvilina/games/cow006/rules/place.ts';
import { ROW_FULL } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Reason } from '../bot.ts';
import { percent } from '../percent.ts';
import type { Level } from './levels.ts';
import type { Harm } from './problems.ts';

/**
 * What a bot can say about a move. Rows are 0-based, places 1-based, percents whole.
 * `fits` {row, place}: where the card lies if nothing changes · `sixth` {row, penalty}: that row is full ·
 * `lowest` {row, penalty}: lower than every row's end, so it takes one, the cheapest being this ·
 * `takes` {row, penalty}: what choosing this row costs · `safe` {}: takes nothing this turn · `risk` {percent}: chance that it takes
 * a row this turn · `expected` {points}: own further penalty this round · `winChance` {percent}: of the match.
 */
export const REASONS = ['fits', 'sixth', 'lowest', 'takes', 'safe', 'risk', 'expected', 'winChance'] as const;
export type ReasonKey = (typeof REASONS)[number];

const reason = (key: ReasonKey, params: Reason['params'] = {}): Reason => ({ key, params });

/** `value` and `harm` are the results of the search. */
export function reasonsFor(view: CowView, move: Move, value: number, harm: Harm, level: Level): Reason[] {
  const reasons = aboutMove(view, move);
  if (move.type === 'pick') reasons.push(riskOf(harm.risk));
  reasons.push(reason('expected', { points: Math.round(harm.points * 10) / 10 }));
  if (level.goal === 'match') reasons.push(reason('winChance', { percent: percent(value) }));
  return reasons;
}

/** Reasons that are visible without a search. */
export function aboutMove(view: CowView, move: Move): Reason[] {
  if (move.type === 'pick') return [landing(view, move.card)];
  return move.type === 'takeRow' ? [reason('takes', { row: move.row, penalty: rowPenalty(view, move.row) })] : [];
}

function landing(view: CowView, card: number): Reason {
  const row = rowFor(view.rows, card);
  if (row === null) {
    const penalties = view.rows.map(penaltyOf);
    const cheapest = penalties.indexOf(Math.min(...penalties));
    return reason('lowest', { row: cheapest, penalty: penalties[cheapest] as number });
  }
  const place = (view.rows[row]?.length ?? 0) + 1;
  return place > ROW_FULL ? reason('sixth', { row, penalty: rowPenalty(view, row) }) : reason('fits', { row, place });
}

const rowPenalty = (view: CowView, row: number): number => penaltyOf(view.rows[row] ?? []);

const riskOf = (risk: number): Reason => (risk === 0 ? reason('safe') : reason('risk', { percent: percent(risk) }));
