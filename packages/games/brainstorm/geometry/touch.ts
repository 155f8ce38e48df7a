import type { Outline } from './outline.ts';

/** BS-R3: outlines at most this far apart touch (hundredths of a millimetre). */
const TOUCHING_GAP = 30;

/**
 * Whether two filled outlines overlap or come within `gap` of each other. Exact: every number below is an integer under
 * 2⁵³. Most pairs are settled by their bounding boxes or by circles inside and around them; the others edge by edge.
 */
export function touches(a: Outline, b: Outline, gap: number = TOUCHING_GAP): boolean {
  if (a.left - gap > b.right || b.left - gap > a.right || a.near - gap > b.far || b.near - gap > a.far) return false;
  if (circlesMeet(a.cores, b.cores, a.x - b.x, a.y - b.y, 0)) return true;
  if (!circlesMeet(a.covers, b.covers, a.x - b.x, a.y - b.y, gap)) return false;
  return edgesMeet(a, b, gap) || holds(a, b) || holds(b, a);
}

/** Whether any two of their circles come within `gap` of each other, with `a` moved by (`awayX`, `awayY`). */
function circlesMeet(a: readonly number[], b: readonly number[], awayX: number, awayY: number, gap: number): boolean {
  for (let i = 0; i < a.length; i += 3) {
    const x = (a[i] as number) + awayX;
    const y = (a[i + 1] as number) + awayY;
    const r = (a[i + 2] as number) + gap;
    for (let j = 0; j < b.length; j += 3) {
      const dx = (b[j] as number) - x;
      const dy = (b[j + 1] as number) - y;
      const reach = (b[j + 2] as number) + r;
      if (dx * dx + dy * dy <= reach * reach) return true;
    }
  }
  return false;
}

// Indexes of the edges near the other piece. Reused: this runs hundreds of times per preview.
const NEAR_A = new Int32Array(64);
const NEAR_B = new Int32Array(64);

function edgesMeet(a: Outline, b: Outline, gap: number): boolean {
  const countA = edgesNear(a, b, gap, NEAR_A);
  if (countA === 0) return false;
  const countB = edgesNear(b, a, gap, NEAR_B);
  const { xs: axs, ys: ays } = a;
  const { xs: bxs, ys: bys } = b;
  const awayX = a.x - b.x;
  const awayY = a.y - b.y;
  for (let i = 0; i < countA; i++) {
    const p = NEAR_A[i] as number;
    const p2 = p + 1 === axs.length ? 0 : p + 1;
    const px = (axs[p] as number) + awayX; // relative to the origin of b
    const py = (ays[p] as number) + awayY;
    const ex = (axs[p2] as number) + awayX - px;
    const ey = (ays[p2] as number) + awayY - py;
    const left = (ex < 0 ? px + ex : px) - gap;
    const right = (ex < 0 ? px : px + ex) + gap;
    const near = (ey < 0 ? py + ey : py) - gap;
    const far = (ey < 0 ? py : py + ey) + gap;
    for (let j = 0; j < countB; j++) {
      const q = NEAR_B[j] as number;
      const q2 = q + 1 === bxs.length ? 0 : q + 1;
      const qx = bxs[q] as number;
      const rx = bxs[q2] as number;
      if ((qx < left && rx < left) || (qx > right && rx > right)) continue;
      const qy = bys[q] as number;
      const ry = bys[q2] as number;
      if ((qy < near && ry < near) || (qy > far && ry > far)) continue;
      if (edgeMeets(px, py, ex, ey, qx, qy, rx - qx, ry - qy, gap)) return true;
    }
  }
  return false;
}

/** Collects the edges of `a` whose bounding boxes come near that of `b`; returns their number. */
function edgesNear({ x: ax, y: ay, xs, ys }: Outline, b: Outline, gap: number, into: Int32Array): number {
  const left = b.left - ax - gap;
  const right = b.right - ax + gap;
  const near = b.near - ay - gap;
  const far = b.far - ay + gap;
  const count = xs.length;
  let found = 0;
  let px = xs[count - 1] as number;
  let py = ys[count - 1] as number;
  for (let i = 0; i < count; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    if (!((px < left && x < left) || (px > right && x > right) || (py < near && y < near) || (py > far && y > far)))
      into[found++] = i === 0 ? count - 1 : i - 1;
    px = x;
    py = y;
  }
  return found;
}

/** Edges from p along e and from q along f: they cross, or one's first point is within `gap` of the other. */
function edgeMeets(
  px: number,
  py: number,
  ex: number,
  ey: number,
  qx: number,
  qy: number,
  fx: number,
  fy: number,
  gap: number,
): boolean {
  const dx = qx - px;
  const dy = qy - py;
  const q = ex * dy - ey * dx; // which side of p's edge q's ends are on
  const r = q + ex * fy - ey * fx;
  const p = fy * dx - fx * dy; // which side of q's edge p's ends are on
  const o = p + fx * ey - fy * ex;
  if (((q >= 0 && r <= 0) || (q <= 0 && r >= 0)) && ((p >= 0 && o <= 0) || (p <= 0 && o >= 0)) && (q !== 0 || r !== 0))
    return true;
  return within(dx, dy, q, ex, ey, gap) || within(-dx, -dy, p, fx, fy, gap);
}

/** Whether the point d is within `gap` of the edge from 0 along e; `cross` = e × d. */
function within(dx: number, dy: number, cross: number, ex: number, ey: number, gap: number): boolean {
  const along = ex * dx + ey * dy;
  const length = ex * ex + ey * ey;
  if (along <= 0) return dx * dx + dy * dy <= gap * gap;
  if (along >= length) return (dx - ex) * (dx - ex) + (dy - ey) * (dy - ey) <= gap * gap;
  // cross² is compared only where it is exact: an edge is at most 300 mm long, so beyond the limit it is too far.
  const limit = gap * LONGEST_EDGE;
  return cross <= limit && cross >= -limit && cross * cross <= gap * gap * length;
}

const LONGEST_EDGE = 30_000;

/** Whether `inner` is inside `outer`, given that their edges do not meet: then any one point decides. */
function holds(outer: Outline, inner: Outline): boolean {
  if (inner.left < outer.left || inner.right > outer.right || inner.near < outer.near || inner.far > outer.far)
    return false;
  return covers(outer, inner.x + (inner.xs[0] as number), inner.y + (inner.ys[0] as number));
}

/** Whether a point that is on no edge is inside: counts the edges that a ray to the right crosses. */
export function covers(outline: Outline, pointX: number, pointY: number): boolean {
  const { xs, ys } = outline;
  const x = pointX - outline.x;
  const y = pointY - outline.y;
  let inside = false;
  let j = xs.length - 1;
  for (let i = 0; i < xs.length; j = i++) {
    const yi = ys[i] as number;
    const yj = ys[j] as number;
    if (yi > y === yj > y) continue;
    const xi = xs[i] as number;
    const cross = ((xs[j] as number) - xi) * (y - yi) - (x - xi) * (yj - yi);
    if (cross > 0 === yj > yi && cross !== 0) inside = !inside;
  }
  return inside;
}
