import type { Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { FLOOR, TABLETOP_THICKNESS, tabletopGeometry } from '../geometry/tabletop.ts';
import { useDisposable, useResources } from '../resources.ts';

const LEG = { side: 34, inset: 44 };
/** How far the table's shadow may reach (mm). */
const SHADE_MARGIN = 400;

/** The wooden table, and its shadow on the felt of the page. */
export function Room({ table }: { readonly table: Table }) {
  const { width, depth } = table;
  const { wood, palette } = useResources();
  const top = useDisposable(() => tabletopGeometry(table), [width, depth]);
  const height = -FLOOR - TABLETOP_THICKNESS;
  return (
    <>
      <mesh geometry={top} castShadow receiveShadow>
        <meshLambertMaterial attach="material-0" map={wood} />
        <meshLambertMaterial attach="material-1" map={wood} color="#f2dcc4" />
      </mesh>
      {[-1, 1].flatMap((x) =>
        [-1, 1].map((y) => (
          <mesh
            key={`${x} ${y}`}
            position={[x * (width / 2 - LEG.inset), y * (depth / 2 - LEG.inset), FLOOR + height / 2]}
          >
            <boxGeometry args={[LEG.side, LEG.side, height]} />
            <meshLambertMaterial map={wood} color="#b08763" />
          </mesh>
        )),
      )}
      <mesh position-z={FLOOR} receiveShadow>
        <planeGeometry args={[width + 2 * SHADE_MARGIN, depth + 2 * SHADE_MARGIN]} />
        <shadowMaterial opacity={palette.dark ? 0.5 : 0.3} />
      </mesh>
    </>
  );
}
