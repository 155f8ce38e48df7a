import { createStore, type Store } from '../kit/store.ts';
import type { Download, ReportDownload } from './download.ts';

/** The current downloads, for the page to show. */
export interface Downloads extends Pick<Store<readonly Download[]>, 'get' | 'subscribe'> {
  report: ReportDownload;
}

export function createDownloads(): Downloads {
  const { get, set, subscribe } = createStore<readonly Download[]>([]);
  return {
    report(download) {
      const others = get().filter(({ name }) => name !== download.name);
      set(download.state === 'loading' ? [...others, download] : others);
    },
    get,
    subscribe,
  };
}

/** Total size of the downloads in bytes; null while unknown. */
export function sizeOf(current: readonly Download[]): number | null {
  const total = current.reduce((sum, download) => sum + (download.total ?? Number.NaN), 0);
  return total > 0 ? total : null;
}

/** Progress of the downloads as one percentage; null while unknown. */
export function percentOf(current: readonly Download[]): number | null {
  const total = current.reduce((sum, download) => sum + (download.total ?? Number.NaN), 0);
  const loaded = current.reduce((sum, download) => sum + (download.loaded ?? Number.NaN), 0);
  return total > 0 && loaded >= 0 ? Math.min(100, Math.floor((100 * loaded) / total)) : null;
}

/** Downloads of this page and of its worker. */
export const downloads = createDownloads();
