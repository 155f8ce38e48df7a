import type { Seat } from '@izvilina/kernel/game.ts';
import type { CSSProperties, ReactNode } from 'react';
import { withMinus } from '../../../i18n/minus.ts';
import { Mark, markColour } from '../../../pieces/Mark.tsx';
import { Drawing } from './Drawing.tsx';
import './tally.css';

export interface TallyLine {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  readonly wins: boolean;
  /** What the change comes from; without it the sum is written out. */
  readonly from?: ReactNode;
}

/**
 * What every player had and has now, as bars that can be compared: what came is hatched, what went is only outlined.
 * With a `limit` each has a line where the game ends.
 */
export function Tally({ lines, limit = 0 }: { readonly lines: readonly TallyLine[]; readonly limit?: number }) {
  const most = Math.max(1, limit, ...lines.flatMap(({ before, after }) => [before, after]));
  const share = (points: number) => Math.max(0, points) / most;
  return (
    <Drawing
      className="tally"
      extent={{ wide: 7, high: 2.4 * lines.length }}
      strip={{ wide: 7, high: 0.9 * lines.length }}
    >
      {lines.map(({ seat, before, after, wins, from }) => {
        const style = {
          '--c': markColour(seat),
          '--limit': share(limit),
          '--kept': share(Math.min(before, after)),
          '--came': share(after) - share(Math.min(before, after)),
          '--went': share(before) - share(Math.min(before, after)),
        } as CSSProperties;
        return (
          <div key={seat} className={wins ? 'core line wins' : 'core line'} style={style}>
            <Mark seat={seat} />
            <span className="amount">
              <i className="kept" />
              {after > before && <i className="came" />}
              {after < before && <i className="went" />}
              {limit > 0 && <s className="limit" />}
            </span>
            <b>{withMinus(after)}</b>
            <small>{from ?? sumOf(before, after)}</small>
          </div>
        );
      })}
    </Drawing>
  );
}

const sumOf = (before: number, after: number): string => {
  if (before === after) return '';
  return after > before ? `${before} + ${after - before}` : `${before} − ${before - after}`;
};
