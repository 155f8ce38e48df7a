import type { Result } from '@izvilina/kernel/result.ts';
import { ok } from '@izvilina/kernel/result.ts';
import type { Deps } from './deps.ts';
import { type TableDoc, withoutGuest } from './document/document.ts';
import type { TableWithViewers } from './table/table-with-viewers.ts';
import { hexToken } from './tokens.ts';

const PAGE = 50;

/** Takes a guest out of every table they sit at: what they did stays, who they were does not. */
export async function eraseGuest(
  deps: Deps,
  load: (table: string) => Promise<Result<TableWithViewers>>,
  guest: string,
): Promise<void> {
  const tombstone = `gone-${hexToken(deps.random, 8)}`;
  const erased = (doc: TableDoc) => withoutGuest(doc, guest, tombstone);
  const done = new Set<string>();
  for (let page = await left(deps, guest, done); page.length > 0; page = await left(deps, guest, done))
    for (const { id } of page) {
      done.add(id);
      const table = await load(id);
      if (table.ok) await table.value.live.change((doc) => ok(erased(doc)));
      else await eraseUnloaded(deps, id, erased);
    }
}

/** Those whose turn it has been are not given twice, so that it ends whatever happens to one of them. */
const left = async ({ store }: Deps, guest: string, done: ReadonlySet<string>): Promise<readonly TableDoc[]> =>
  (await store.tablesOf(guest, PAGE + done.size)).filter(({ id }) => !done.has(id)).slice(0, PAGE);

/** A table that cannot be shown any more, because its rules are gone. */
async function eraseUnloaded({ store }: Deps, id: string, erased: (doc: TableDoc) => TableDoc): Promise<void> {
  const found = await store.table(id);
  if (found) await store.saveTable(erased(found.doc), found.version);
}
