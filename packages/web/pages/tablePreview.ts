interface TablePreview {
  readonly game: string;
  readonly title: string;
  readonly gathering: boolean;
}

/** What the server says in this page about the table that it was opened with (server/site/preview.ts). */
const opened = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="table"]') ?? null;
const openedAt = globalThis.location?.pathname;

/** Null when the server said nothing, or the reader has left that table's address. */
export const tablePreview = (language: string): TablePreview | null =>
  opened && location.pathname === openedAt
    ? {
        game: opened.dataset.game ?? '',
        title: opened.dataset[language] ?? '',
        gathering: opened.dataset.gathering === 'true',
      }
    : null;

interface TableNote {
  /** Null or left out: unknown. */
  readonly game?: string | null;
  readonly lobby?: boolean;
}

/** What the page before noted of the table that the reader went to (`useOpenTable.ts`). */
export const tableNote = (): TableNote => globalThis.history?.state ?? {};

/** The table has been dealt: whoever comes back to this entry does not wait for its lobby. */
export function noteDeal(): void {
  if (tableNote().lobby) history.replaceState({ ...tableNote(), lobby: false }, '');
}
