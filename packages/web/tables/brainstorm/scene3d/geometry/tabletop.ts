import type { Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type BufferGeometry, ExtrudeGeometry, Shape } from 'three';

export const TABLETOP_THICKNESS = 24;
/** Height of the floor (mm). A die that falls off the table is visible for 100 mm. */
export const FLOOR = -110;

const CORNER = 6;
const EDGE = 2.2;
const FOLD = 0.9;

function roundedRectangle(width: number, depth: number, radius: number): Shape {
  const [x, y] = [width / 2, depth / 2];
  const shape = new Shape();
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y).absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - radius).absarc(x - radius, y - radius, radius, 0, Math.PI / 2, false);
  shape.lineTo(-x + radius, y).absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI, false);
  shape.lineTo(-x, -y + radius).absarc(-x + radius, -y + radius, radius, Math.PI, 1.5 * Math.PI, false);
  return shape;
}

/** A slab whose top is z = 0: group 0 is the faces, group 1 the rounded edge. The texture covers the table once. */
export function tabletopGeometry({ width, depth }: Table): BufferGeometry {
  const geometry = new ExtrudeGeometry(roundedRectangle(width - 2 * EDGE, depth - 2 * EDGE, CORNER - EDGE), {
    depth: TABLETOP_THICKNESS - 2 * EDGE,
    bevelEnabled: true,
    bevelThickness: EDGE,
    bevelSize: EDGE,
    bevelSegments: 3,
    curveSegments: 5,
  }).translate(0, 0, EDGE - TABLETOP_THICKNESS);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++) {
    // The texture continues below the top, so that the wood fibres also run along the edge.
    const y = position.getY(i) + FOLD * position.getZ(i);
    uv.setXY(i, position.getX(i) / width + 0.5, y / depth + 0.5);
  }
  return geometry;
}
