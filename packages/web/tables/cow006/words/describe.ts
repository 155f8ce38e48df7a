import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { NameOf } from '../../module.ts';
import { type LogLine, linesOf } from '../../shared/lines.tsx';
import type { CowWords } from './words.ts';

const NAMED_AT_ONCE = 2;

/** The log line of a happening. Null for one not worth a line (a card laid face down). */
export function describe(happening: CowHappening, nameOf: NameOf, words: CowWords): string | null {
  const { log } = words;
  switch (happening.type) {
    case 'timeout':
      return log.timeout(nameOf(happening.player));
    case 'drafted':
      return log.drafted(nameOf(happening.player), happening.card);
    case 'picked':
      return null;
    case 'revealed':
      return log.revealed(happening.cards.map(({ card }) => card));
    case 'mustTake':
      return log.mustTake(nameOf(happening.player), happening.card);
    case 'placed':
      return log.placed(nameOf(happening.player), happening.card, happening.row + 1);
    case 'took':
      return happening.why === 'sixth'
        ? log.sixth(nameOf(happening.player), happening.card, happening.penalty)
        : log.lowest(nameOf(happening.player), happening.row + 1, happening.penalty);
    case 'scored':
      return log.scored(happening.round);
    case 'dealt':
      return happening.rows.length === 0 ? log.draftBegins(happening.round) : log.dealt(happening.round);
    case 'over':
      return log.over;
  }
}

/** A timeout's line names what the referee did instead, which is the next happening. */
function describeTimeout(name: string, next: CowHappening | undefined, words: CowWords): string {
  if (next?.type === 'picked') return words.log.timeoutPick(name);
  if (next?.type === 'took') return words.log.timeoutRow(name);
  if (next?.type === 'drafted') return words.log.timeoutDraft(name);
  return words.log.timeout(name);
}

/** The log lines of one event; a timeout is joined with its consequence. */
export const cowLines = (happened: readonly CowHappening[], nameOf: NameOf, words: CowWords): LogLine[] =>
  linesOf(happened, (happening, index) =>
    happening.type === 'timeout'
      ? describeTimeout(nameOf(happening.player), happened[index + 1], words)
      : describe(happening, nameOf, words),
  );

export function asked(view: CowView, nameOf: NameOf, words: CowWords): string {
  const seats = view.asks.map(({ seat }) => seat);
  const mine = view.viewer !== 'watcher' && seats.includes(view.viewer);
  const first = seats[0];
  if (view.phase === 'over' || first === undefined) return words.asked.over;
  if (view.phase === 'row') return mine ? words.asked.row : words.asked.rowOf(nameOf(first));
  if (view.phase === 'draft') return mine ? words.asked.draft : words.asked.draftOf(nameOf(first));
  if (mine) return words.asked.pick;
  const { wait, waitMany, think, thinkMany } = words.asked;
  const [few, many] = view.viewer === 'watcher' ? [think, thinkMany] : [wait, waitMany];
  return seats.length > NAMED_AT_ONCE ? many(seats.length) : few(seats.map(nameOf));
}

export function phase(view: CowView, words: CowWords): string {
  if (view.phase === 'over') return words.phaseOver(view.rounds.length);
  return view.phase === 'draft' ? words.phaseDraft(view.round) : words.phase(view.round, view.turn);
}

export function moveInWords(move: Move, words: CowWords): string {
  switch (move.type) {
    case 'pick':
      return words.move.pick(move.card);
    case 'takeRow':
      return words.move.takeRow(move.row + 1);
    case 'draft':
      return words.move.draft(move.card);
  }
}
