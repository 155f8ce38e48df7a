import { type Assessed, assess, type Try } from '@izvilina/bots/puzzles/assess.ts';
import { dataUrl } from '../local/data-files.ts';
import { downloadedData } from '../local/download.ts';

export type FromAssessor = { readonly assessed: Assessed } | { readonly failed: string };

const post = (message: FromAssessor) => postMessage(message);
// The page has loaded the same files to show the puzzle, so nothing is reported here.
const readData = downloadedData(dataUrl, () => undefined);

addEventListener('message', ({ data }: MessageEvent<Try>) => {
  assess(data, readData).then(
    (assessed) => post({ assessed }),
    (error: unknown) => post({ failed: String(error) }),
  );
});
