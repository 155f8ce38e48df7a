import { loadGame } from '@izvilina/games/load.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { Seat, Viewer } from '@izvilina/kernel/game.ts';
import { digest } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must, ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parseRecordFile, type RecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { type DealNotes, SHOWN_DIGITS } from '../client/deal-notes.ts';
import { readData } from '../local/page-data.ts';

/** What this device could compare the record with, beyond the record itself. */
export interface Compared {
  /** The commitment, received before the deal. */
  readonly commitment: boolean;
  /** This device's own part of the shuffle. */
  readonly part: boolean;
  /** Number of positions compared with what this device was shown. */
  readonly shown: number;
}

export interface Witness {
  readonly notes: DealNotes | null;
  /** This guest's seats. */
  readonly seats: readonly Seat[];
}

/**
 * Replays the whole game and compares it with this device's notes: the commitment seen before the deal, the part of the
 * shuffle that was sent, and every position shown. The refusal says which of them differs.
 */
export async function checkRecord(raw: unknown, { notes, seats }: Witness): Promise<Result<Compared>> {
  const parsed = parseRecordFile(raw);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (!isSlug(file.game)) return refuse('UNKNOWN_GAME', { game: file.game });
  const game = await loadGame(file.game, file.options, readData, file.rules);
  const verified = verify(game, file);
  if (!verified.ok) return verified;
  if (!notes) return ok({ commitment: false, part: false, shown: 0 });
  if (file.commitment !== notes.commitment) return refuse('OTHER_COMMITMENT');
  const part = notes.partTaken && notes.part !== null && seats.length > 0;
  if (part && seats.some((seat) => file.clientSeeds[seat] !== notes.part)) return refuse('OTHER_PART');
  const shown = compareShown(must(begin(game, file)), file, notes);
  return shown.ok ? ok({ commitment: notes.beforeDeal, part, shown: shown.value }) : shown;
}

function compareShown(first: Match, file: RecordFile, { shown }: DealNotes): Result<number> {
  const viewers = Object.entries(shown).map(([key, seqs]) => ({
    viewer: (key === 'watcher' ? key : Number(key)) as Viewer,
    seqs: seqs ?? {},
  }));
  let compared = 0;
  let match = first;
  for (;;) {
    for (const { viewer, seqs } of viewers) {
      const kept = seqs[match.seq];
      if (kept === undefined) continue;
      if (digest(viewOf(match, viewer)).slice(0, SHOWN_DIGITS) !== kept)
        return refuse('OTHER_GAME', { seq: match.seq });
      compared++;
    }
    const event = file.events[match.seq];
    if (!event) break;
    match = must(advance(match, event));
  }
  const last = Math.max(...viewers.flatMap(({ seqs }) => Object.keys(seqs).map(Number)), 0);
  return last > match.seq ? refuse('OTHER_GAME', { seq: last }) : ok(compared);
}
