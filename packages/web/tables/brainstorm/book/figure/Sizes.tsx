import { DIE_OF, SIZES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { POINTS } from '@izvilina/games/brainstorm/rules/score.ts';
import type { BrainstormHappening, Supply } from '@izvilina/games/brainstorm/state.ts';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { DieIcon } from '../../near/icons/DieIcon.tsx';
import { TilePicture } from './TilePicture.tsx';

/** Which die calls for which tile, how many of those there are, and what one counts. Those of this turn are lit. */
export function Sizes(props: { readonly supply: Supply; readonly happened: readonly BrainstormHappening[] }) {
  const inTurn = props.happened.flatMap((one) =>
    one.type === 'dice' ? one.pair : one.type === 'laid' ? [DIE_OF[one.tile.tile]] : [],
  );
  return (
    <Drawing className="bs-figure sizes" extent={{ wide: 10, high: 8.7 }} strip={{ wide: 10, high: 2.7 }}>
      {SIZES.map((size) => (
        <div key={size} className={inTurn.includes(DIE_OF[size]) ? 'line lit core' : 'line'}>
          <DieIcon die={DIE_OF[size]} />
          <span className="to" />
          <TilePicture size={size} />
          <p>
            <b>+{POINTS[size]}</b>
            <small>× {props.supply[size]}</small>
          </p>
        </div>
      ))}
    </Drawing>
  );
}
