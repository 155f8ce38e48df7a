import { useIsReplayed } from '../shared/replayed.ts';
import { TableRoot } from '../shared/TableRoot.tsx';
import { Near } from './near/Near.tsx';
import { useKeys } from './near/useKeys.ts';
import type { BrainstormProps } from './props.ts';
import { Field } from './scene/drawing/Field.tsx';
import { Piles } from './seats/Piles.tsx';
import { Seats } from './seats/Seats.tsx';
import { useBrainstorm } from './useBrainstorm.ts';
import './look.css';

/** The full table: the wooden top in the middle, piles on the left, players on the right, controls in front. */
export function Table(props: BrainstormProps) {
  const { game, playing } = useBrainstorm(props);
  useKeys(game, playing);
  const isReplayed = useIsReplayed();
  return (
    <TableRoot className="bs" ref={game.root} resting={game.resting}>
      <div
        className="bs-in"
        data-phase={game.view.phase}
        data-close={game.scene.camera.focus ? '' : undefined}
        data-plays={props.play ? '' : undefined}
      >
        <Piles game={game} />
        <Field game={game} opening={!isReplayed} />
        <Seats game={game} />
        <Near game={game} playing={playing} />
      </div>
    </TableRoot>
  );
}
