import type { Slug } from '@izvilina/games/registry.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import type { Download } from './download.ts';

/* Messages between the page and its worker, besides the commands and replies that it would exchange with a server. */

/** Asks to load what a game with these options needs, so that it can be played offline later. */
export interface Prefetch {
  readonly type: 'prefetch';
  readonly game: Slug;
  readonly options: Json;
}

/** Stops the time of this page's games, or lets it run again. */
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

/** A command's number; null for other messages. */
export const commandId = (message: unknown): number | null =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number'
    ? message.id
    : null;

export const isPrefetch = (message: unknown): message is Prefetch => isOf('prefetch', message);
export const isPause = (message: unknown): message is Pause => isOf('pause', message);
