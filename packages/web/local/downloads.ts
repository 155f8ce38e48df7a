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

/** This page's downloads, those of its worker included. */
export const downloads = createDownloads();
