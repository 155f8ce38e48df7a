import type { Store } from '../store.ts';
import type { TableDoc } from './document.ts';

/** The current format of documents. A change that old documents do not fit raises it and adds a step below. */
export const DOC_FORMAT = 2;

/** A document of any age. Format 1 had no `format` field. */
type StoredDoc = Omit<TableDoc, 'format'> & { readonly format?: number };

/** Step n brings a document of format n to n + 1. Never edited after a release: `fixtures/data` must stay readable. */
const STEPS: Readonly<Record<number, (doc: StoredDoc) => StoredDoc>> = {
  1: (doc) => ({ ...doc, dealing: false, closed: null, hash: null, hints: null, banned: [] }),
};

/** The document in today's format. One from a later release stays as it is: `playable` refuses it. */
function currentDocument(stored: StoredDoc): TableDoc {
  let doc = stored;
  for (let format = stored.format ?? 1; format < DOC_FORMAT; format++)
    doc = { ...(STEPS[format]?.(doc) ?? doc), format: format + 1 };
  return doc as TableDoc;
}

/** A store that returns every document in today's format. */
export const withCurrentDocuments = (store: Store): Store => ({
  ...store,
  async table(id) {
    const found = await store.table(id);
    return found && { ...found, doc: currentDocument(found.doc) };
  },
  tablesOf: async (guest, limit) => (await store.tablesOf(guest, limit)).map(currentDocument),
  openTables: async (limit) => (await store.openTables(limit)).map(currentDocument),
  finishedOf: async (guest, page) => (await store.finishedOf(guest, page)).map(currentDocument),
});
