const BUILT_IN = { Object, Array, Function, String, Number, Boolean, Promise, Map, Set } as const;

const snapshot = (): string =>
  JSON.stringify(
    Object.entries(BUILT_IN).map(([name, { prototype }]) => {
      const own = Object.getOwnPropertyDescriptors(prototype);
      return [name, Reflect.ownKeys(own).map((key) => `${String(key)} ${typeof Reflect.get(own, key)?.value}`)];
    }),
  );

/** Takes a snapshot of what every object inherits; the returned function says whether that has changed. */
export function watchPrototypes(): () => boolean {
  const before = snapshot();
  return () => snapshot() !== before;
}
