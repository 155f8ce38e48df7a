/** Tasks of one key are carried out one after another, in the order they were asked for; those of others are not held up. */
export function inOrder(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const done = (last.get(key) ?? Promise.resolve()).then(task, task);
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return done;
  };
}
