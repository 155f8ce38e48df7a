import type { Result } from '@izvilina/kernel/result.ts';
import type { Deps } from './deps.ts';
import type { TableDoc } from './document/document.ts';
import { tombstoneOf, withoutGuest } from './document/leaving.ts';
import type { TableQuestion } from './ownership.ts';

const PAGE = 50;

/** Removes a guest's identity from every table they sit at; their moves stay. */
export async function eraseGuest(
  deps: Deps,
  ask: (question: TableQuestion) => Promise<Result<unknown>>,
  guest: string,
): Promise<void> {
  const tombstone = tombstoneOf('gone', deps.random);
  const done = new Set<string>();
  for (let page = await left(deps, guest, done); page.length > 0; page = await left(deps, guest, done))
    for (const { id } of page) {
      done.add(id);
      const erased = await ask({ type: 'erase', table: id, tombstone });
      if (!erased.ok) await eraseUnloaded(deps, id, (doc) => withoutGuest(doc, guest, tombstone));
    }
}

/** The next page of tables. Tables already handled are left out, so that the loop ends even if one of them fails. */
const left = async ({ store }: Deps, guest: string, done: ReadonlySet<string>): Promise<readonly TableDoc[]> =>
  (await store.tablesOf(guest, PAGE + done.size)).filter(({ id }) => !done.has(id)).slice(0, PAGE);

/** Erases in a table that cannot be loaded because its rules are gone, or whose node does not answer. */
async function eraseUnloaded({ store }: Deps, id: string, erased: (doc: TableDoc) => TableDoc): Promise<void> {
  for (let found = await store.table(id); found; found = await store.table(id)) {
    const committed = await store.commit(id, { doc: { ...found, doc: erased(found.doc) }, wakeAt: null });
    if (committed.kind !== 'conflict') return;
  }
}
