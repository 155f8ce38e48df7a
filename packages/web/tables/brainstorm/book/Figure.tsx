import type { BrainstormHappening, LaidTile } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { markColour } from '../../../pieces/Mark.tsx';
import type { FigureProps } from '../../book.ts';
import { holesPath, outlinePath } from '../scene/drawing/shapes.ts';
import '../look.css';

const MARGIN = 62;

/** The tiles of the position in their owners' colours, with the new tile and the removed ones highlighted. */
export function Figure({ before, happened }: FigureProps<BrainstormView, BrainstormHappening>) {
  const fresh = happened.flatMap((one) => (one.type === 'laid' ? [one.tile] : []));
  const gone = new Set(happened.flatMap((one) => (one.type === 'removed' ? one.tiles.map(({ id }) => id) : [])));
  const tiles = [...before.tiles, ...fresh];
  if (tiles.length === 0) return null;
  const ownerOf = (id: string) => before.networks.find((network) => network.tiles.includes(id))?.owner ?? null;
  const xs = tiles.map(({ at }) => at[0]);
  const ys = tiles.map(({ at }) => -at[1]);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  return (
    <svg className="bs-figure" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {tiles.map((tile) => (
        <g key={tile.id} transform={placed(tile)} className={classOf(tile, fresh, gone)}>
          <path
            d={`${outlinePath(tile.tile)}${holesPath(tile.tile)}`}
            fillRule="evenodd"
            style={paint(ownerOf(tile.id))}
          />
        </g>
      ))}
    </svg>
  );
}

const placed = ({ at, angle, face }: LaidTile): string =>
  `translate(${at[0]} ${-at[1]}) rotate(${-angle}) scale(1 ${face === 'front' ? -1 : 1})`;

const classOf = ({ id }: LaidTile, fresh: readonly LaidTile[], gone: ReadonlySet<string>): string =>
  [fresh.some((one) => one.id === id) && 'fresh', gone.has(id) && 'gone'].filter(Boolean).join(' ');

const paint = (owner: number | null) => (owner === null ? undefined : { fill: markColour(owner) });
