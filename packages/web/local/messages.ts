import type { Slug } from '@izvilina/games/registry.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import type { Download } from './download.ts';

/* What the page and its worker say to each other besides the commands and answers that a server would get and give. */

/** Loads what a game with these options needs, so that it can be played without a network later. */
export interface Prefetch {
  readonly type: 'prefetch';
  readonly game: Slug;
  readonly options: Json;
}

/** Lets the time of this page's games stand still, or run again. */
export interface Pause {
  readonly type: 'pause';
  readonly paused: boolean;
}

export interface DownloadMessage {
  readonly type: 'download';
  readonly download: Download;
}

export type FromWorker = Message | DownloadMessage;

const isOf = (type: string, message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type;

export const isPrefetch = (message: unknown): message is Prefetch => isOf('prefetch', message);
export const isPause = (message: unknown): message is Pause => isOf('pause', message);
