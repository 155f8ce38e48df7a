import { useState } from 'react';
import { usePressing } from '../../client/clock.ts';
import { fromSeat } from '../shared/fromSeat.ts';
import { TableRoot } from '../shared/TableRoot.tsx';
import { Lane } from './board/Lane.tsx';
import { Pool } from './board/Pool.tsx';
import { Rows } from './board/Rows.tsx';
import { Summary } from './board/Summary.tsx';
import { Near } from './hand/Near.tsx';
import type { CowProps } from './props.ts';
import { Seats } from './seats/Seats.tsx';
import type { Scored } from './stage/scene.ts';
import { type Cow, useCow } from './useCow.ts';
import './look.css';

/** The full table: the other players round it, the rows in the middle, the viewer's hand at the near edge. */
export function Table(props: CowProps) {
  const cow = useCow(props, false);
  const { seat } = props;
  const { scene, words, choice, view } = cow;
  const summary = useSummary(cow, usePressing(props.clocks));
  const others = fromSeat(cow.seats, seat).filter((one) => one.seat !== seat);
  return (
    <TableRoot className="cow" ref={cow.root} resting={cow.stage.resting}>
      <div className="cow-in" data-others={others.length} data-phase={scene.phase}>
        <Seats seats={others} words={words} />
        <div className="cow-board">
          {scene.phase === 'draft' ? (
            <Pool
              pool={scene.pool}
              players={view.players}
              selected={choice.selected}
              words={words}
              onCard={view.phase === 'draft' ? choice.onCard : null}
              advised={cow.advised.cards}
            />
          ) : (
            <Rows
              scene={scene}
              words={words}
              aim={cow.aim}
              aimed={choice.selected ?? view.picked}
              onTake={choice.onTake}
              advised={cow.advised.rows}
            />
          )}
          {summary.shown && (
            <Summary
              scored={summary.shown}
              endAt={view.options.endAt}
              rounds={view.options.rounds}
              over={props.view.phase === 'over'}
              nameOf={cow.nameOf}
              words={words}
              onClose={summary.close}
            />
          )}
        </div>
        {scene.revealed.length > 0 && <Lane cards={scene.revealed} words={words} />}
        <Near cow={cow} seat={seat} busy={props.busy} />
      </div>
    </TableRoot>
  );
}

/** The round summary stays until it is closed, a clock starts, this player selects a card, or the next are revealed. */
function useSummary({ scene, choice }: Cow, pressing: boolean): { readonly shown: Scored | null; close(): void } {
  const [kept, setKept] = useState({ scored: scene.scored, open: scene.scored !== null });
  const goneOn = pressing || choice.selected !== null || scene.revealed.length > 0;
  if (scene.scored && scene.scored.round !== kept.scored?.round) setKept({ scored: scene.scored, open: true });
  else if (kept.open && goneOn) setKept({ ...kept, open: false });
  return { shown: kept.open ? kept.scored : null, close: () => setKept({ ...kept, open: false }) };
}
