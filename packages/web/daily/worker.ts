import { type Assessed, assess, type Try } from '@izvilina/bots/puzzles/assess.ts';
import { dataUrl } from '../local/data-files.ts';
import { downloadedData } from '../local/download.ts';

export type FromAssessor = { readonly assessed: Assessed } | { readonly failed: string };

const post = (message: FromAssessor) => postMessage(message);
// The page has already loaded these files to show the puzzle, so their progress is not reported.
const readData = downloadedData(dataUrl, () => undefined);

addEventListener('message', ({ data }: MessageEvent<Try>) => {
  assess(data, readData).then(
    (assessed) => post({ assessed }),
    (error: unknown) => post({ failed: String(error) }),
  );
});
