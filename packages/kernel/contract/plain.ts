import { canonical } from '../json.ts';

/** Where a value is not plain JSON: undefined, NaN, a Map, a Date, a function, a class instance … */
export function impurities(value: unknown, path = '$'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object') return [`${path} is ${typeof value}`];
  if (Array.isArray(value)) {
    const found: string[] = [];
    for (let i = 0; i < value.length; i++) found.push(...impurities(value[i], `${path}[${i}]`));
    return found;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return [`${path} is a ${value.constructor?.name}`];
  const found: string[] = [];
  for (const key in value) found.push(...impurities((value as { [key: string]: unknown })[key], `${path}.${key}`));
  return found;
}

/** Equal as JSON. The order of keys is nearly always the same, so the slow way is taken only on a difference. */
export const alike = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Frozen all the way down, so that a mutation throws where it happens. */
export function frozen<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) frozen(item);
  return value;
}
