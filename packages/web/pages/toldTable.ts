interface ToldTable {
  readonly game: string;
  readonly title: string;
}

/** What the server has said of the table whose address this page was opened with (server/site/preview.ts). */
const opened = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="table"]') ?? null;
const openedAt = globalThis.location?.pathname;

/** Null: nothing was said, it is in another language, or this is another page by now. */
export const toldTable = (language: string): ToldTable | null =>
  opened?.lang === language && location.pathname === openedAt
    ? { game: opened.dataset.game ?? '', title: opened.content }
    : null;

/** Which game is played at the table one has gone to, as far as the page left for it knew (`useOpenTable.ts`). */
export const goneTo = (): string | null => globalThis.history?.state?.game ?? null;
