import type { Analysis } from '@izvilina/bots/analysis/analysis.ts';
import { runAnalysis } from '@izvilina/bots/analysis/run.ts';
import type { MatchRecord } from '@izvilina/kernel/record.ts';
import { dataUrl } from '../../local/data-files.ts';
import { downloadedData } from '../../local/download.ts';

/** Said after every few events, and at the end. `failed`: nothing more will come. */
export type FromAnalysis = { readonly analysis: Analysis } | { readonly failed: string };

const SAY_EVERY = 200;

const post = (message: FromAnalysis) => postMessage(message);
// The page has loaded the same files to show the game, so nothing is reported here.
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
