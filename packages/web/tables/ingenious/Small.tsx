import { TableRoot } from '../shared/TableRoot.tsx';
import { Acts } from './hand/Near.tsx';
import { noteOf } from './hand/note.ts';
import { Rack } from './hand/Rack.tsx';
import type { IngeniousProps } from './props.ts';
import { BoardOf } from './Table.tsx';
import { Standings } from './tracks/Standings.tsx';
import { useIngenious } from './useIngenious.ts';
import './look.css';

/** The rulebook's board: the position, the tracks as numbers and the reader's rack. */
export function Small(props: IngeniousProps) {
  const game = useIngenious(props);
  const { seat, words, choice, scene } = game;
  const note = noteOf(game);
  return (
    <TableRoot className="ing" small ref={game.root} resting={game.stage.resting}>
      <div className="ing-in" data-mode={game.view.mode}>
        <BoardOf game={game} />
        <div className="ing-beside">
          <Standings game={game} />
          {seat !== null && scene.rack.length > 0 && (
            <Rack
              slots={game.slots}
              choice={choice}
              advised={game.advisedSlots}
              onTaken={game.takeOver}
              words={words}
            />
          )}
          <p className="ing-note" role="status">
            {note}
          </p>
          {seat !== null && <Acts game={game} props={props} />}
        </div>
      </div>
    </TableRoot>
  );
}
