import { markColour } from '../../../../pieces/Mark.tsx';
import type { Projection } from '../projection.ts';
import type { SceneTile } from '../scene.ts';
import { Cardboard, type Lying, OutlineOf, placed } from './Cardboard.tsx';
import { middleOf } from './shapes.ts';

export const lyingOf = ({ tile, face, at, angle }: Omit<SceneTile, 'id' | 'owner' | 'light'>): Lying => ({
  piece: tile,
  face,
  at,
  angle,
});

/** All tiles: a rim in the owner's colour round every network, a glow round lit tiles, hatching on doomed ones. */
export function Networks({ tiles, by }: { readonly tiles: readonly SceneTile[]; readonly by: Projection }) {
  const lit = tiles.filter(({ light }) => light !== null);
  const owned = tiles.filter(({ owner }) => owner !== null);
  return (
    <>
      {lit.map((tile) => (
        <OutlineOf key={tile.id} lying={lyingOf(tile)} by={by} className={`bs-glow ${tile.light}`} width={19} />
      ))}
      {owned.map((tile) => (
        <OutlineOf key={tile.id} lying={lyingOf(tile)} by={by} className="bs-rim" width={10} />
      ))}
      {owned.map((tile) => (
        <OutlineOf key={tile.id} lying={lyingOf(tile)} by={by} stroke={markColour(tile.owner ?? 0)} width={7} />
      ))}
      {tiles.map((tile) => (
        <g key={tile.id} data-tile={tile.id}>
          <Cardboard lying={lyingOf(tile)} by={by} />
          {tile.light === 'doomed' && <Doomed tile={tile} by={by} />}
        </g>
      ))}
      {tiles.map((tile) => tile.light === 'doomed' && <Cross key={tile.id} tile={tile} by={by} />)}
    </>
  );
}

const Doomed = ({ tile, by }: { readonly tile: SceneTile; readonly by: Projection }) => (
  <use href={`#bs-e-${tile.tile}`} transform={placed(tile, by)} fill="url(#bs-hatch)" opacity=".62" />
);

function Cross({ tile, by }: { readonly tile: SceneTile; readonly by: Projection }) {
  const [x, y] = by.toScreen(middleOf(tile));
  return (
    <g className="bs-cross" transform={`translate(${x} ${y})`}>
      <circle r="9.5" />
      <path d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5" />
    </g>
  );
}
