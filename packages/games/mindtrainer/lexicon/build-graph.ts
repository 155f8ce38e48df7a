import { YO } from './alphabet.ts';
import { BASE_SHIFT, END, HAS_YO, NODE, NODE_MASK, NODE_NEEDS, type WordGraph } from './graph.ts';

/** Letter codes of a word and the flags of its last edge. */
export type Spelling = readonly [codes: readonly number[], flags: number];

/** Compares letters by their codes. Any fixed order would do, as long as the words come in it. */
export function compareSpellings([a]: Spelling, [b]: Spelling): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** Takes spellings sorted by `compareSpellings`, each once. The same words always give the same arrays. */
export function buildGraph(sorted: Iterable<Spelling>): WordGraph {
  return packGraph(minimalNodes(sorted));
}

/** Nodes as rows of triples (code, flags, node) in one array: n is `starts[n]` … `starts[n + 1]`; node 0 is empty. */
interface Nodes {
  readonly rows: Int32Array;
  readonly starts: Int32Array;
  readonly count: number;
  readonly root: number;
}

/** Daciuk's incremental construction: nodes that the next word can no longer change are looked up and shared. */
function minimalNodes(sorted: Iterable<Spelling>): Nodes {
  let rows = new Int32Array(1 << 16);
  let starts = new Int32Array(1 << 12);
  let count = 1;
  starts[1] = 0;
  let table = new Int32Array(1 << 13);
  const open: number[][] = [[]];
  let path: readonly number[] = [];

  const hash = (row: ArrayLike<number>, from: number, to: number): number => {
    let h = 0x811c9dc5;
    for (let i = from; i < to; i++) h = Math.imul(h ^ row[i]!, 0x01000193) ^ (h >>> 15);
    return h >>> 0;
  };
  const grow = (): void => {
    table = new Int32Array(table.length * 2);
    for (let node = 1; node < count; node++) {
      let slot = hash(rows, starts[node]!, starts[node + 1]!) & (table.length - 1);
      while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
      table[slot] = node;
    }
  };
  const same = (node: number, row: readonly number[]): boolean => {
    const start = starts[node]!;
    if (starts[node + 1]! - start !== row.length) return false;
    for (let i = 0; i < row.length; i++) if (rows[start + i] !== row[i]) return false;
    return true;
  };
  const share = (row: readonly number[]): number => {
    if (row.length === 0) return 0;
    let slot = hash(row, 0, row.length) & (table.length - 1);
    for (; table[slot] !== 0; slot = (slot + 1) & (table.length - 1)) if (same(table[slot]!, row)) return table[slot]!;
    const start = starts[count]!;
    if (start + row.length > rows.length) rows = grown(rows, rows.length * 2);
    if (count + 2 > starts.length) starts = grown(starts, starts.length * 2);
    rows.set(row, start);
    table[slot] = count;
    starts[count + 1] = start + row.length;
    count++;
    if (count * 2 > table.length) grow();
    return count - 1;
  };
  const close = (depth: number): void => {
    for (let d = path.length; d > depth; d--) {
      const parent = open[d - 1]!;
      parent[parent.length - 1] = share(open[d]!);
      open[d] = [];
    }
  };

  for (const [codes, flags] of sorted) {
    let shared = 0;
    while (shared < path.length && path[shared] === codes[shared]) shared++;
    close(shared);
    for (let d = shared; d < codes.length; d++) {
      open[d]!.push(codes[d]!, d === codes.length - 1 ? flags : 0, 0);
      open[d + 1] ??= [];
    }
    path = codes;
  }
  close(0);
  return { root: share(open[0]!), rows, starts, count };
}

function grown(from: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}

/** How far below the top gaps are still searched. More would save little. */
const LOOK_BACK = 2048;

/** Fits each row into the gaps of earlier ones, nearest the root first, so that the most used nodes are close. */
function packGraph({ rows, starts, count, root }: Nodes): WordGraph {
  const bases = new Int32Array(count);
  const size = starts[count]! / 3 + count + LOOK_BACK;
  const used = new Uint8Array(size);
  used[0] = 1;
  /** For every slot the next free slot as far as known; the slot itself if it is free. */
  const free = Int32Array.from({ length: size }, (_, slot) => slot);
  const nextFree = (slot: number): number => {
    let at = slot;
    while (free[at] !== at) {
      free[at] = free[free[at]!]!;
      at = free[at]!;
    }
    return at;
  };
  let top = YO + 1;
  const order = breadthFirst({ rows, starts, count, root });
  for (const node of order) {
    const start = starts[node]!;
    const end = starts[node + 1]!;
    const first = rows[start]!;
    const fits = (base: number): boolean => {
      if (used[base] === 1) return false;
      for (let i = start + 3; i < end; i += 3) if (free[base + rows[i]!] !== base + rows[i]!) return false;
      return true;
    };
    let slot = nextFree(Math.max(1, top - LOOK_BACK) + first);
    while (!fits(slot - first)) slot = nextFree(slot + 1);
    const base = slot - first;
    used[base] = 1;
    bases[node] = base;
    for (let i = start; i < end; i += 3) free[base + rows[i]!] = base + rows[i]! + 1;
    top = Math.max(top, base + YO + 1);
  }
  const edgesAt = top * NODE;
  const numbers = new Int32Array(edgesAt + top);
  const edgeTo = (node: number, flags: number): number => {
    const last = starts[node + 1]! - 3;
    const hasYo = last >= starts[node]! && rows[last] === YO ? HAS_YO : 0;
    return (bases[node]! << BASE_SHIFT) | hasYo | flags;
  };
  // A node is numbered after those it leads to, so their `needs` are known.
  for (let node = 1; node < count; node++) {
    const base = bases[node]!;
    let mask = 0;
    let needs = -1;
    for (let i = starts[node]!; i < starts[node + 1]!; i += 3) {
      const [code, flags, to] = [rows[i]!, rows[i + 1]!, rows[i + 2]!];
      const own = code === YO ? 0 : 1 << code;
      mask |= own;
      needs &= own | ((flags & END) !== 0 ? 0 : numbers[bases[to]! * NODE + NODE_NEEDS]!);
      numbers[edgesAt + base + code] = edgeTo(to, flags);
    }
    numbers[base * NODE + NODE_MASK] = mask;
    numbers[base * NODE + NODE_NEEDS] = needs;
  }
  return { numbers, edgesAt, root: edgeTo(root, 0) };
}

function breadthFirst({ rows, starts, count, root }: Nodes): Int32Array {
  const order = new Int32Array(count);
  const seen = new Uint8Array(count);
  seen[0] = 1;
  let end = 0;
  const visit = (node: number): void => {
    if (seen[node] === 1) return;
    seen[node] = 1;
    order[end++] = node;
  };
  visit(root);
  for (let i = 0; i < end; i++)
    for (let at = starts[order[i]!]!; at < starts[order[i]! + 1]!; at += 3) visit(rows[at + 2]!);
  return order.subarray(0, end);
}
