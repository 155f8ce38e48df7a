import { STAND_IN } from '@izvilina/bots/bot.ts';
import type { SeatInfo, TableInfo } from '@izvilina/protocol/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { levelName, useWords } from '../i18n/words.ts';
import { minutes } from '../kit/time.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { useSeatNames } from '../pages/useSeatNames.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Mark } from '../pieces/Mark.tsx';
import './interruptions.css';

/** A note per absent player: how long the table waits before a stand-in plays, and «Подождать ещё». */
export default function Away({
  table,
  onWait,
}: {
  readonly table: TableInfo;
  readonly onWait: (seat: number) => void;
}) {
  useNoteWhenGivenUp(table);
  return table.seats.map((info, seat) =>
    info.kind === 'person' && !info.you && info.standInAfter !== null && info.standIn === null ? (
      <AwayNote
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        key={seat}
        table={table}
        seat={seat}
        leaves={Boolean(info.left)}
        after={info.standInAfter}
        onWait={() => onWait(seat)}
      />
    ) : null,
  );
}

/** Says it once when somebody gives the game up: their card only shows that a bot plays. */
function useNoteWhenGivenUp({ game, seats }: TableInfo): void {
  const { gaveUp, gaveUpText } = useWords().table;
  const nameOf = useSeatNames(game, seats);
  const before = useRef(seats);
  useEffect(() => {
    const hasGone = (info: SeatInfo | undefined) => info?.kind === 'person' && info.left === 'game';
    for (const [seat, info] of seats.entries())
      if (hasGone(info) && !hasGone(before.current[seat]))
        leaveNote({ icon: 'bot', title: gaveUp(nameOf(seat)), text: gaveUpText });
    before.current = seats;
  });
}

function AwayNote(props: {
  readonly table: TableInfo;
  readonly seat: number;
  /** They have said that they leave. */
  readonly leaves: boolean;
  readonly after: number;
  readonly onWait: () => void;
}) {
  const words = useWords();
  const { away, awayText, leaves, leavesText, wait } = words.table;
  const name = useSeatNames(props.table.game, props.table.seats)(props.seat);
  const left = minutes(useCountdown(props.after));
  const bot = levelName(words, STAND_IN);
  return (
    <div className="ticket away">
      <Mark seat={props.seat} />
      <b>{props.leaves ? leaves(name) : away(name)}</b>
      <p>{props.leaves ? leavesText(left, bot) : awayText(left, bot)}</p>
      <button type="button" className="quiet" aria-label={wait} onClick={props.onWait}>
        <Icon name="clock" />
        <span>{wait}</span>
      </button>
    </div>
  );
}

/** Milliseconds left of `from`, counted from the moment this number arrived. */
function useCountdown(from: number): number {
  const [until, setUntil] = useState(() => performance.now() + from);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setUntil(performance.now() + from);
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [from]);
  return Math.max(0, until - now);
}
