import type { View, Viewer } from '@izvilina/kernel/game.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { type DealNotes, readDealNotes, SHOWN_DIGITS, writeDealNotes } from './deal-notes.ts';
import { entropy } from './ids.ts';
import { refusalOf, type Transport } from './transport.ts';

/** Writes this device's notes of a deal and sends its part of the shuffle. */
export interface DealKeeper {
  onTable(info: TableInfo): void;
  onView(viewer: Viewer, seq: number, view: View): void;
}

/** Refusals after which the server will never accept the part. */
const FINAL = ['PART_GIVEN', 'ALREADY_STARTED', 'NOT_SEATED'];

export function dealKeeper(transport: Transport, table: string): DealKeeper {
  let isSending = false;
  let notes = readDealNotes(table);
  const keep = (change: Partial<DealNotes>) => {
    if (!notes) return;
    notes = { ...notes, ...change };
    writeDealNotes(table, notes);
  };

  const sendPart = async () => {
    if (isSending || !notes) return;
    isSending = true;
    const part = notes.part ?? entropy();
    keep({ part }); // stored before it is sent, so that it survives a reload
    try {
      await transport.send({ type: 'entropy', table, entropy: part });
      keep({ partTaken: true });
    } catch (error) {
      if (FINAL.includes(refusalOf(error).code)) keep({ part: null });
    } finally {
      isSending = false;
    }
  };

  return {
    onTable(info) {
      if (!notes) {
        const { commitment } = info;
        notes = {
          commitment,
          beforeDeal: info.phase === 'gathering',
          part: null,
          partTaken: false,
          shown: {},
          began: Date.now(),
        };
        writeDealNotes(table, notes);
      }
      const seated = info.seats.some((seat) => seat.kind === 'person' && seat.you);
      if (info.given && notes.part && !notes.partTaken && !isSending) keep({ partTaken: true });
      if (seated && !info.given && info.phase === 'gathering') sendPart();
    },
    onView(viewer, seq, view) {
      import('@izvilina/kernel/json.ts') // loaded on demand: the hash is not part of the first load
        .then(({ digest }) => {
          if (!notes || notes.shown[viewer]?.[seq]) return;
          const seen = { ...notes.shown[viewer], [seq]: digest(view).slice(0, SHOWN_DIGITS) };
          keep({ shown: { ...notes.shown, [viewer]: seen } });
        })
        .catch(() => undefined); // the check at the end then has one position less to compare
    },
  };
}
