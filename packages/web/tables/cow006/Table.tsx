import { useEffect, useState } from 'react';
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
  const inHurry = props.clocks.some((clock) => clock.seat === seat);
  const summary = useSummary(cow, inHurry);
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

const READING = 7000;

/** The round summary stays until it is closed, this player selects a card, or the next cards are revealed. */
function useSummary({ scene, choice }: Cow, inHurry: boolean): { readonly shown: Scored | null; close(): void } {
  const [kept, setKept] = useState({ scored: scene.scored, open: scene.scored !== null });
  if (scene.scored && scene.scored.round !== kept.scored?.round) setKept({ scored: scene.scored, open: true });
  else if (kept.open && (choice.selected !== null || scene.revealed.length > 0)) setKept({ ...kept, open: false });
  useEffect(() => {
    if (!kept.open || !inHurry) return;
    const timer = setTimeout(() => setKept((before) => ({ ...before, open: false })), READING);
    return () => clearTimeout(timer);
  }, [kept.open, inHurry]);
  return { shown: kept.open ? kept.scored : null, close: () => setKept({ ...kept, open: false }) };
}
