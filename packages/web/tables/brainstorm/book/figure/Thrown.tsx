import { facts } from '@izvilina/games/brainstorm/facts.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { useLanguage } from '../../../../i18n/words.ts';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { projectionFrom } from '../../scene/projection.ts';
import { including, Picture, sceneWith, wholeTable } from './Picture.tsx';

const WIDE = 10;

/** Where a die came to rest; crossed out where it calls for no tile. */
export function Thrown(props: {
  readonly view: BrainstormView;
  readonly thrown: Extract<BrainstormHappening, { readonly type: 'thrown' }>;
}) {
  const { die, at, angle, outcome } = props.thrown;
  const title = facts.title[useLanguage()];
  const scene = sceneWith(props.view, { die: { kind: 'rest', die, at, angle, turn: null } }, title);
  const by = projectionFrom(scene.table, 'near');
  const [x, y] = by.toScreen(at);
  const part = including(wholeTable(by), [x, y]);
  const extent = { wide: WIDE, high: (WIDE * part.height) / part.width };
  return (
    <Drawing className="bs-figure" extent={extent}>
      <Picture scene={scene} part={part} extent={extent} className="loose">
        {outcome !== 'table' && (
          <path className="refused" transform={`translate(${x} ${y})`} d="M-24-24 24 24M24-24-24 24" />
        )}
      </Picture>
    </Drawing>
  );
}
