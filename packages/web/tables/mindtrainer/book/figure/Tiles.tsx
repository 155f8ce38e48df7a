import { Tile, tileFrom } from '../../board/Tile.tsx';

/** Tiles in a row; those of `marked` are ringed. */
export function Tiles(props: { readonly tiles: readonly string[]; readonly marked?: readonly number[] }) {
  return (
    <span className="mt-tiles">
      {props.tiles.map((tile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rack may have two equal tiles.
        <span key={at}>
          <Tile {...tileFrom(tile)} className={props.marked?.includes(at) ? 'fresh' : ''} />
        </span>
      ))}
    </span>
  );
}
