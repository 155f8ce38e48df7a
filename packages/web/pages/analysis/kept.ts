import { ANALYSIS_VERSION, type Analysis } from '@izvilina/bots/analysis/analysis.ts';
import { type DBSchema, openDB } from 'idb';

interface Schema extends DBSchema {
  analyses: { key: string; value: { readonly analysis: Analysis; readonly at: number }; indexes: { at: number } };
}

/** Number of analyses that a device stores; the oldest are dropped. */
const MOST = 100;

const open = () =>
  openDB<Schema>('izvilina-analysis', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('analyses').createIndex('at', 'at');
    },
  });

/** The stored analysis of this game; null when there is none, it is an older version, or storage is unavailable. */
export async function keptAnalysis(key: string): Promise<Analysis | null> {
  try {
    const kept = await (await open()).get('analyses', key);
    return kept?.analysis.version === ANALYSIS_VERSION ? kept.analysis : null;
  } catch {
    return null;
  }
}

export async function keepAnalysis(key: string, analysis: Analysis): Promise<void> {
  try {
    const tx = (await open()).transaction('analyses', 'readwrite');
    await tx.store.put({ analysis, at: Date.now() }, key);
    const keys = await tx.store.index('at').getAllKeys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await tx.store.delete(old);
    await tx.done;
  } catch {
    // Without storage the analysis is computed again next time.
  }
}
