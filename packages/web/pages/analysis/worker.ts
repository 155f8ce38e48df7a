import type { Analysis } from '@izvilina/bots/analysis/analysis.ts';
import { runAnalysis } from '@izvilina/bots/analysis/run.ts';
import type { MatchRecord } from '@izvilina/kernel/record.ts';
import { dataUrl } from '../../local/data-files.ts';
import { downloadedData } from '../../local/download.ts';

/** Posted every SAY_EVERY ms at most, and at the end. After `failed` nothing more comes. */
export type FromAnalysis = { readonly analysis: Analysis } | { readonly failed: string };

const SAY_EVERY = 200;

const post = (message: FromAnalysis) => postMessage(message);
// The page has already loaded these files to show the game, so their progress is not reported.
const readData = downloadedData(dataUrl, () => undefined);

addEventListener('message', ({ data }: MessageEvent<MatchRecord>) => {
  let said = performance.now();
  runAnalysis(data, readData, (analysis) => {
    if (performance.now() - said < SAY_EVERY) return;
    said = performance.now();
    post({ analysis });
  }).then(
    (analysis) => post({ analysis }),
    (error: unknown) => post({ failed: String(error) }),
  );
});
