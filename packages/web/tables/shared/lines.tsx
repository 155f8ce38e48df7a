import type { Happening, Seat } from '@izvilina/kernel/game.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../i18n/words.ts';
import { Happened } from '../../kit/widgets/log.tsx';
import { Lamp } from '../../pieces/Lamp.tsx';
import { Mark } from '../../pieces/Mark.tsx';

/** One line of «what just happened». */
export interface LogLine {
  readonly text: string;
  /** The seat whose mark precedes the line; null: none. */
  readonly player: Seat | null;
}

/** The lines of one event, without happenings that are not worth a line. */
export const linesOf = <H extends Happening>(
  happened: readonly H[],
  describe: (happening: H, index: number) => string | null,
): LogLine[] =>
  happened.flatMap((happening, index) => {
    const text = describe(happening, index);
    const player = 'player' in happening && typeof happening.player === 'number' ? happening.player : null;
    return text === null ? [] : [{ text, player }];
  });

/** The newest line; while there is none, the one before, unless that was said in another language. */
export function useLastLine(line: LogLine | null): LogLine | null {
  const language = useLanguage();
  const [kept, setKept] = useState({ line, language });
  if (line && line.text !== kept.line?.text) setKept({ line, language });
  return line ?? (kept.language === language ? kept.line : null);
}

/** The two lines of every table: what just happened (a tap opens the log), and what is asked. */
export function TwoLines(props: {
  readonly happened: LogLine;
  /** Pieces shown after the first line. */
  readonly pieces?: ReactNode;
  /** An `AskedLine`, or what a table shows in its place. */
  readonly children: ReactNode;
}) {
  const { text, player } = props.happened;
  return (
    <div className="lines">
      <Happened>
        {player !== null && <Mark seat={player} />}
        <span>{text}</span>
        {props.pieces}
      </Happened>
      {props.children}
    </div>
  );
}

export function AskedLine(props: {
  /** A player of this screen is asked: the lamp is lit. */
  readonly mine: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  /** What the current choice would lead to, or what to do next. */
  readonly note?: string | null;
  readonly noteClassName?: string;
}) {
  const { mine, className = '', children, note = null, noteClassName } = props;
  return (
    <p className={`asked ${className}`}>
      {mine && <Lamp />}
      <span className="q">{children}</span>
      {note !== null && (
        <small className={noteClassName} role="status">
          {note}
        </small>
      )}
    </p>
  );
}
