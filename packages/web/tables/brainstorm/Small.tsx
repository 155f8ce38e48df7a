import { TableRoot } from '../shared/TableRoot.tsx';
import { Near } from './near/Near.tsx';
import { useKeys } from './near/useKeys.ts';
import type { BrainstormProps } from './props.ts';
import { Field } from './scene/drawing/Field.tsx';
import { Seats } from './seats/Seats.tsx';
import { useBrainstorm } from './useBrainstorm.ts';
import './look.css';

/** The rulebook's board: the position and the controls. */
export function Small(props: BrainstormProps) {
  const { game, playing } = useBrainstorm(props, true);
  useKeys(game, playing);
  return (
    <TableRoot className="bs" small ref={game.root} resting={game.resting}>
      <div className="bs-in" data-phase={game.view.phase} data-close={game.scene.camera.focus ? '' : undefined}>
        <Seats game={game} />
        <Field game={game} />
        <Near game={game} playing={playing} />
      </div>
    </TableRoot>
  );
}
