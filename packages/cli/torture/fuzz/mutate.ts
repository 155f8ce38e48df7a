import { type Chance, drawn } from '@izvilina/kernel/chance.ts';

/** Values that break careless readers: limits of numbers, strings that are names of properties, deep nesting. */
const JUNK: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1, 2, 3, 0.5, 9, 10, 255, 65_536, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 1e-9],
  ...[
    '',
    ' ',
    '0',
    '-1',
    'null',
    'true',
    '[]',
    '{}',
    '\0',
    '\n',
    '\u2028',
    '\ud800',
    'ё',
    '💥',
    '﷽',
    '../../etc/passwd',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'referee', 'watcher', 'a'.repeat(500), '9'.repeat(30)],
  ...[[], {}, [[]], [null], [[], []], { type: 'pick' }, { kind: 'me' }, { length: 3 }, { toString: 1, valueOf: null }],
];

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', 'extra', '', '0', 'type', 'id'];

/** Keys by which a careless copy would pollute the prototype of all objects. */
const POLLUTIONS: readonly (readonly [string, unknown])[] = [
  ['__proto__', { polluted: true }],
  ['constructor', { prototype: { polluted: true } }],
];

const DEEP = 2_000;
/** Rare, because writing and reading deep values takes longer than all the rest. */
const DEEP_ONE_IN = 16;

type Node = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string };

/** Defines an own property even if the key is `__proto__`, like `JSON.parse`. */
const put = (holder: object, key: string, value: unknown): void => {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
};

function nodesOf(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    found.push({ holder, key });
    nodesOf(holder[key], found);
  }
  return found;
}

const isKeyed = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Change = (node: Node, dice: Chance, other: unknown) => void;

const valueAt = ({ holder, key }: Node): unknown => (holder as Record<string, unknown>)[key];

function nest({ holder, key }: Node, dice: Chance): void {
  let deep: unknown = 1;
  for (let levels = 1 + dice.below(DEEP); levels > 0; levels--) deep = dice.below(2) === 0 ? [deep] : { a: deep };
  put(holder, key, deep);
}

const CHANGES: readonly Change[] = [
  ({ holder, key }, dice) => put(holder, key, structuredClone(drawn(JUNK, dice))),
  ({ holder, key }, dice) => put(holder, key, structuredClone(drawn(JUNK, dice))),
  (node, dice) => put(node.holder, node.key, nearby(valueAt(node), dice)),
  (node, dice) => put(node.holder, node.key, nearby(valueAt(node), dice)),
  ({ holder, key }) => (Array.isArray(holder) ? holder.splice(Number(key), 1) : Reflect.deleteProperty(holder, key)),
  (node, dice) => {
    const inner = valueAt(node);
    const holder = typeof inner === 'object' && inner !== null ? inner : node.holder;
    if (Array.isArray(holder)) holder.push(structuredClone(drawn([...JUNK, ...holder], dice)));
    else put(holder, drawn(KEYS, dice), structuredClone(drawn(JUNK, dice)));
  },
  (node, dice) => {
    const [key, value] = drawn(POLLUTIONS, dice);
    // Not into an array: JSON would leave it out, and the array could no longer be copied.
    const target = [valueAt(node), node.holder].find(isKeyed);
    if (target) put(target, key, structuredClone(value));
  },
  (node, dice, other) => {
    const others = nodesOf(other);
    if (others.length > 0) put(node.holder, node.key, structuredClone(valueAt(drawn(others, dice))));
  },
  (node, dice) => (dice.below(DEEP_ONE_IN) === 0 ? nest(node, dice) : put(node.holder, node.key, [valueAt(node)])),
];

function nearby(value: unknown, dice: Chance): unknown {
  if (typeof value === 'number') return drawn([value + 1, value - 1, -value, value * 2, value + 0.5, `${value}`], dice);
  if (typeof value === 'string')
    return drawn([`${value} `, value.slice(1), value.toUpperCase(), value + value, [value]], dice);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return drawn([value.slice(1), [...value, ...value], value.toReversed(), [value]], dice);
  return value === null ? {} : Object.values(value as object);
}

/** A copy of the sample with a few changes, small or large; `other` lends parts. Sometimes it is still valid. */
export function mutated(sample: unknown, other: unknown, dice: Chance): unknown {
  const root = { value: structuredClone(sample) };
  for (let changes = 1 + dice.below(3); changes > 0; changes--) {
    const nodes = nodesOf(root);
    if (nodes.length > 0) drawn(CHANGES, dice)(drawn(nodes, dice), dice, other);
  }
  return root.value;
}

/** A text with a few characters removed, inserted, doubled or swapped. */
export function damaged(text: string, dice: Chance): string {
  let broken = text;
  for (let changes = 1 + dice.below(4); changes > 0; changes--) {
    const at = dice.below(broken.length + 1);
    const length = dice.below(8);
    const [head, middle, tail] = [broken.slice(0, at), broken.slice(at, at + length), broken.slice(at + length)];
    broken = drawn(
      [head + tail, head + middle + middle + tail, head + tail + middle, head + rawText(dice, 4) + tail, head],
      dice,
    );
  }
  return broken;
}

/** Random bytes, read as text. */
export const rawText = (dice: Chance, most: number): string =>
  Buffer.from(Uint8Array.from({ length: dice.below(most + 1) }, () => dice.below(256))).toString('utf8');

/** JSON of a value; one nested too deep for that becomes a text that is no JSON either. */
export function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return '['.repeat(5_000);
  }
}
