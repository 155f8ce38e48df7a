import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import { rowFor } from '@izvilina/games/cow006/rules/place.ts';
import { ROW_FULL } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Reason } from '../bot.ts';
import { percent } from '../percent.ts';
import { cardsBetween } from './knowledge.ts';
import type { Level } from './levels.ts';
import type { Harm } from './problems.ts';

/**
 * What a bot can say about a move. Rows are 0-based, places 1-based, percents whole.
 * `fits` {row, place}: where the card lies if nothing changes; with `behind` when no other card can come between it and
 * that last card of the row, with `rivals` when so many can and may make it the sixth · `sixth` {row, penalty}: that row is full ·
 * `lowest` {row, penalty}: lower than every row's end, so it takes one, the cheapest being this · both have `unlikely`
 * if the others' cards will probably change that ·
 * `takes` {row, penalty}: what choosing this row costs · `safe` {}: takes nothing this turn · `risk` {percent}: chance that it takes
 * a row this turn · `expected` {points, ahead, taken}: own further penalty this round; `ahead` if another move would
 * cost less, but this one wins the match more often; `taken` if the row to be taken is among the points · `winChance`
 * {percent}: of the match.
 */
export const REASONS = ['fits', 'sixth', 'lowest', 'takes', 'safe', 'risk', 'expected', 'winChance'] as const;
export type ReasonKey = (typeof REASONS)[number];

const reason = (key: ReasonKey, params: Reason['params'] = {}): Reason => ({ key, params });

/** What the search found out about a move. */
export interface Weighed {
  readonly value: number;
  readonly harm: Harm;
  /** For the best move: the least further penalty among the others. */
  readonly leastElse: number | null;
}

/** Points that a person would notice. */
const NOTICED = 0.3;
/** Taking a row is unlikely below this. */
const LIKELY = 0.25;

export function reasonsFor(view: CowView, move: Move, { value, harm, leastElse }: Weighed, level: Level): Reason[] {
  const reasons = aboutMove(view, move, harm.risk < LIKELY);
  if (move.type === 'pick' && !(harm.risk === 0 && isSurelySafe(reasons[0]))) reasons.push(riskOf(harm.risk));
  const ahead = level.goal === 'match' && leastElse !== null && harm.points > leastElse + NOTICED;
  const taken = move.type === 'takeRow';
  const points = Math.round(harm.points * 10) / 10;
  if (!taken || points > rowPenalty(view, move.row))
    reasons.push(reason('expected', { points, ...(ahead && { ahead }), ...(taken && { taken }) }));
  if (level.goal === 'match') reasons.push(reason('winChance', { percent: percent(value) }));
  return reasons;
}

/** Reasons that are visible without a search, which alone can tell that taking a row is unlikely. */
export function aboutMove(view: CowView, move: Move, unlikely = false): Reason[] {
  if (move.type === 'pick') return [landing(view, move.card, unlikely)];
  return move.type === 'takeRow' ? [reason('takes', { row: move.row, penalty: rowPenalty(view, move.row) })] : [];
}

function landing(view: CowView, card: number, unlikely: boolean): Reason {
  const doubt = unlikely && { unlikely };
  const row = rowFor(view.rows, card);
  if (row === null) {
    const penalties = view.rows.map(penaltyOf);
    const cheapest = penalties.indexOf(Math.min(...penalties));
    return reason('lowest', { row: cheapest, penalty: penalties[cheapest] as number, ...doubt });
  }
  const place = (view.rows[row]?.length ?? 0) + 1;
  return place > ROW_FULL
    ? reason('sixth', { row, penalty: rowPenalty(view, row), ...doubt })
    : reason('fits', { row, place, ...overtaking(view, card, row, place) });
}

/** Who may come between a card and the row's end this turn: nobody, too few to matter, or enough to make it the sixth. */
function overtaking(view: CowView, card: number, row: number, place: number): Reason['params'] {
  const behind = view.rows[row]?.at(-1) ?? 0;
  const rivals = cardsBetween(view, behind, card);
  if (rivals === 0) return { behind };
  return place + Math.min(rivals, view.players - 1) > ROW_FULL ? { rivals } : {};
}

/** Whether the place alone says that the card takes nothing. */
const isSurelySafe = (place: Reason | undefined): boolean => place?.key === 'fits' && place.params.rivals === undefined;

const rowPenalty = (view: CowView, row: number): number => penaltyOf(view.rows[row] ?? []);

const riskOf = (risk: number): Reason => (risk === 0 ? reason('safe') : reason('risk', { percent: percent(risk) }));
