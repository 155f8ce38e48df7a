import { canonical } from '../json.ts';

type Plain = { readonly [key: string]: unknown };

const isPlain = (value: object): value is Plain => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Where a value is not plain JSON: undefined, NaN, a Map, a Date, a function, a class instance … */
export const impurities = (value: unknown): string[] => (isPure(value) ? [] : faults(value, '$'));

/** The same check without the paths, which hardly any value needs. */
function isPure(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPure(value[i])) return false;
    return true;
  }
  if (!isPlain(value)) return false;
  for (const key in value) if (!isPure(value[key])) return false;
  return true;
}

function faults(value: unknown, path: string): string[] {
  if (isPure(value)) return [];
  if (typeof value === 'number') return [`${path} is ${value}`];
  if (typeof value !== 'object' || value === null) return [`${path} is ${typeof value}`];
  if (Array.isArray(value)) return Array.from(value, (item, i) => faults(item, `${path}[${i}]`)).flat();
  if (!isPlain(value)) return [`${path} is a ${value.constructor?.name}`];
  return Object.entries(value).flatMap(([key, item]) => faults(item, `${path}.${key}`));
}

/** Equal as JSON. Mostly the two are identical part by part, so canonical JSON is compared only on a difference. */
export const alike = (a: unknown, b: unknown): boolean => same(a, b) || canonical(a) === canonical(b);

/** The same plain values under the same keys. States and views share most parts: equal references need no look. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  return true;
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Deeply frozen, so that a mutation throws where it happens. */
export function frozen<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) frozen(item);
  return value;
}
