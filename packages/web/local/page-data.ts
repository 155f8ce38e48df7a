import { dataUrl } from './data-files.ts';
import { downloadedData } from './download.ts';
import { downloads } from './downloads.ts';

/** Data for rules that run in the page itself: replays, the rulebook, an online table. */
export const readData = downloadedData(dataUrl, downloads.report);
