/** Runs the tasks of a key one after another, in the order of the calls; those of other keys are not held up. */
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
