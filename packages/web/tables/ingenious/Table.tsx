import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { useEffect } from 'react';
import { TableRoot } from '../shared/TableRoot.tsx';
import { Board } from './board/Board.tsx';
import { Near } from './hand/Near.tsx';
import type { IngeniousProps } from './props.ts';
import { Records } from './story/Records.tsx';
import { keepRecord } from './story/records.ts';
import { Panel } from './tracks/Panel.tsx';
import { Standings } from './tracks/Standings.tsx';
import { type Ingenious, useIngenious } from './useIngenious.ts';
import './look.css';

/** The full table: the board in the middle, the players' tracks round it, the viewer's rack at the near edge. */
export function Table(props: IngeniousProps) {
  const game = useIngenious(props);
  const { view, scene, sides } = game;
  useKeptRecord(props, view);
  const others = sides.filter(({ mine }) => !mine);
  // Clockwise from the viewer's place at the bottom right: up the left side, then down the right.
  const onLeft = game.seat === null ? Math.ceil(others.length / 2) : Math.min(2, others.length);
  return (
    <TableRoot className="ing" ref={game.root} resting={game.stage.resting}>
      <div className="ing-in" data-sides={sides.length} data-mode={view.mode} data-phase={scene.phase}>
        <div className="ing-side left">
          {others
            .slice(0, onLeft)
            .toReversed()
            .map((side) => (
              <Panel key={side.row} game={game} side={side} />
            ))}
          {view.mode === 'solo' && <Records words={game.words} bag={scene.bag} />}
        </div>
        <Standings game={game} />
        <BoardOf game={game} />
        <div className="ing-side right">
          {[...others.slice(onLeft), ...sides.filter(({ mine }) => mine)].map((side) => (
            <Panel key={side.row} game={game} side={side} />
          ))}
        </div>
        <Near game={game} props={props} />
      </div>
    </TableRoot>
  );
}

export function BoardOf({ game }: { readonly game: Ingenious }) {
  return (
    <Board
      radius={game.view.radius}
      scene={game.scene}
      choice={game.choice}
      cursor={game.cursor}
      onCursor={game.onCursor}
      advice={game.advice}
      words={game.words}
      seat={game.seat}
      playable={game.playable}
      nameOf={game.nameOf}
    />
  );
}

/** Keeps a finished solo game among this device's records; a replayed game is not kept. */
function useKeptRecord({ play, seat }: IngeniousProps, view: IngeniousView): void {
  const done = view.mode === 'solo' && view.phase === 'over' && play !== null && seat !== null;
  useEffect(() => {
    if (done) keepRecord(view);
  }, [done, view]);
}
