import { useMemo } from 'react';
import { middleOf } from '../../scene/drawing/shapes.ts';
import type { SceneTile } from '../../scene/scene.ts';
import { ABOVE_TILES } from '../geometry/layers.ts';
import { markingsOf } from '../geometry/markings.ts';
import { INK } from '../palette.ts';
import { useResources } from '../resources.ts';
import { checkCard, crossCard } from '../textures/cards.ts';
import { CardFacing } from './CardFacing.tsx';
import { Painted } from './Painted.tsx';
import { Tiles } from './Tiles.tsx';

/** The laid tiles with the rims of their networks, the light under them and the signs on them. */
export function Networks({ tiles }: { readonly tiles: readonly SceneTile[] }) {
  const { palette } = useResources();
  const { lamp, players } = palette;
  const { shade, light, rims } = useMemo(() => markingsOf(tiles, { lamp, players, ink: INK }), [tiles, lamp, players]);
  return (
    <>
      <Painted batch={shade} order={1} />
      <Painted batch={light} order={2} />
      <Painted batch={rims} lit />
      <Tiles tiles={tiles} />
      {tiles.map((tile) => {
        if (tile.light !== 'doomed' && tile.light !== 'chosen') return null;
        const make = tile.light === 'doomed' ? crossCard : () => checkCard(palette);
        return <CardFacing key={`${tile.id} ${tile.light}`} make={make} at={middleOf(tile)} z={ABOVE_TILES + 5} />;
      })}
    </>
  );
}
