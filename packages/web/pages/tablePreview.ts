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

/** The game of the table that the reader went to, as the page before noted it (`useOpenTable.ts`); null if unknown. */
export const gameFromHistory = (): string | null => globalThis.history?.state?.game ?? null;
