/**
 * Caches the results for the latest objects, between `count` and twice as many. Unlike a WeakMap it drops the others
 * even while they are alive: an idle table in memory holds no outlines.
 */
export function rememberLatest<K extends object, V>(count: number, compute: (key: K) => V): (key: K) => V {
  let newer = new Map<K, V>();
  let older = newer;
  return (key) => {
    const known = newer.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? compute(key);
    if (newer.size >= count) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, value);
    return value;
  };
}
