import type { ReadData } from '@izvilina/games/load.ts';
import { SIZE_HEADER } from '@izvilina/protocol/headers.ts';

/** A large file being downloaded. */
export interface Download {
  /** `mindtrainer/all.lex` */
  readonly name: string;
  /** Bytes loaded; null while unknown: the browser loads code without reporting progress. */
  readonly loaded: number | null;
  /** Total bytes; null while unknown. */
  readonly total: number | null;
  readonly state: 'loading' | 'done' | 'failed';
}

export type ReportDownload = (download: Download) => void;

/** Loads one file and reports its progress, at most once per percent. */
export async function download(url: string, name: string, report: ReportDownload): Promise<Uint8Array> {
  let loaded = 0;
  let total: number | null = null;
  const say = (state: Download['state']) => report({ name, loaded, total, state });
  try {
    say('loading');
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
    total = Number(response.headers.get(SIZE_HEADER)) || null;
    const chunks: Uint8Array[] = [];
    let reported = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      loaded += value.length;
      if (loaded - reported < (total ?? 0) / 100) continue;
      reported = loaded;
      say('loading');
    }
    say('done');
    return joined(chunks, loaded);
  } catch (error) {
    say('failed');
    throw error;
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Reads games' data over the network or from the browser's cache. Never requests a file twice at the same time. */
export function downloadedData(urlOf: (...file: Parameters<ReadData>) => string, report: ReportDownload): ReadData {
  const underWay = new Map<string, Promise<Uint8Array>>();
  return async (slug, name) => {
    const key = `${slug}/${name}`;
    const known = underWay.get(key);
    if (known) return known;
    const loading = download(urlOf(slug, name), key, report).finally(() => underWay.delete(key));
    underWay.set(key, loading);
    return loading;
  };
}
