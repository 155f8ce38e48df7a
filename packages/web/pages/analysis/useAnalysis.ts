import type { Analysis } from '@izvilina/bots/analysis/analysis.ts';
import { digest } from '@izvilina/kernel/json.ts';
import type { RecordFile } from '@izvilina/protocol/record-file.ts';
import { useEffect, useState } from 'react';
import { keepAnalysis, keptAnalysis } from './kept.ts';
import type { FromAnalysis } from './worker.ts';

export interface Analysing {
  /** The analysis so far; null before its first part. */
  readonly analysis: Analysis | null;
  readonly failed: boolean;
}

const NOTHING: Analysing = { analysis: null, failed: false };

/** Analyses a game in a worker that ends with the page; the finished analysis is stored on the device. */
export function useAnalysis(file: RecordFile | null): Analysing {
  const [state, setState] = useState<Analysing>(NOTHING);
  useEffect(() => {
    if (file === null) return;
    setState(NOTHING);
    const { names, hash, commitment, serverSeed, clientSeeds, local, ...played } = file;
    const key = digest(played);
    let wanted = true;
    let worker: Worker | null = null;
    keptAnalysis(key).then((kept) => {
      if (!wanted) return;
      if (kept) {
        setState({ analysis: kept, failed: false });
        return;
      }
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'izvilina-analysis' });
      worker.onmessage = ({ data }: MessageEvent<FromAnalysis>) => {
        if ('failed' in data) console.error(data.failed);
        setState('failed' in data ? { analysis: null, failed: true } : { analysis: data.analysis, failed: false });
        if ('analysis' in data && data.analysis.done) keepAnalysis(key, data.analysis);
      };
      worker.onerror = () => setState({ analysis: null, failed: true });
      worker.postMessage(file);
    });
    return () => {
      wanted = false;
      worker?.terminate();
    };
  }, [file]);
  return state;
}
