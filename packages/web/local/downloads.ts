import type { Download, ReportDownload } from './download.ts';

/** What is being downloaded now, for the page to show. Fits `useSyncExternalStore`. */
export interface Downloads {
  report: ReportDownload;
  current(): readonly Download[];
  subscribe(listener: () => void): () => void;
}

export function createDownloads(): Downloads {
  let current: readonly Download[] = [];
  const listeners = new Set<() => void>();
  return {
    report(download) {
      const others = current.filter(({ name }) => name !== download.name);
      current = download.state === 'loading' ? [...others, download] : others;
      for (const listener of listeners) listener();
    },
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How much all of them are together, in bytes; null while nobody knows. */
export function sizeOf(current: readonly Download[]): number | null {
  const total = current.reduce((sum, download) => sum + (download.total ?? Number.NaN), 0);
  return total > 0 ? total : null;
}

/** How far all of them are together; null while nobody knows. */
export function percentOf(current: readonly Download[]): number | null {
  const total = current.reduce((sum, download) => sum + (download.total ?? Number.NaN), 0);
  const loaded = current.reduce((sum, download) => sum + (download.loaded ?? Number.NaN), 0);
  return total > 0 && loaded >= 0 ? Math.min(100, Math.floor((100 * loaded) / total)) : null;
}

/** This page's downloads, those of its worker included. */
export const downloads = createDownloads();
