import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { compose } from '../scene/compose.ts';
import { Defs } from '../scene/Defs.tsx';
import { projectionFrom } from '../scene/projection.ts';
import { Pieces } from '../scene/Scene2D.tsx';
import { boardOf } from '../stage/board.ts';

/** Margin round the table (mm): a tile may extend over the edge. */
const RIM = 44;
const THICK = 7;
const nothing = () => undefined;

/** The table from above with its networks at the end of the game. */
export default function Final({ view }: { readonly view: BrainstormView }) {
  const by = projectionFrom(view.table, 'near');
  const scene = compose({
    board: { ...boardOf(view), die: null, lights: {} },
    view,
    prepared: null,
    advised: [],
    camera: { kind: 'top', from: 'near', focus: null },
    title: '',
  });
  const top = { x: -by.width / 2, y: -by.height / 2, width: by.width, height: by.height };
  return (
    <svg viewBox={`${top.x - RIM} ${top.y - RIM} ${by.width + 2 * RIM} ${by.height + 2 * RIM}`} aria-hidden="true">
      <Defs />
      <rect {...top} y={top.y + THICK} rx="6" fill="var(--plank-front)" />
      <rect {...top} rx="6" fill="var(--storm-table)" />
      <Pieces scene={scene} still by={by} small={1.2} onFlightEnd={nothing} />
    </svg>
  );
}
