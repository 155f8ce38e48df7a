import type { IncomingMessage } from 'node:http';

/** What is known about the sender of a request. */
export interface Caller {
  readonly address: string;
  readonly secure: boolean;
  /** As the browser sent it; null when it is not a valid host. */
  readonly host: string | null;
}

const HOST = /^[A-Za-z0-9._:[\]-]{1,255}$/;

/** Behind a proxy of ours the forwarded headers are trusted; otherwise any client could write them. */
export function callerOf(request: IncomingMessage, trustProxy: boolean): Caller {
  const host = request.headers.host ?? '';
  return {
    address: (trustProxy && last(request.headers['x-forwarded-for'])) || (request.socket.remoteAddress ?? ''),
    secure: trustProxy && last(request.headers['x-forwarded-proto']) === 'https',
    host: HOST.test(host) ? host : null,
  };
}

/** Each proxy appends, so only the last entry was written by ours. */
const last = (header: string | string[] | undefined): string | undefined =>
  header?.toString().split(',').at(-1)?.trim();

/** A page of another site must not act for a guest. Only browsers send an Origin, and a page cannot forge it. */
export function sameOrigin(origin: string | undefined, { host, secure }: Pick<Caller, 'host' | 'secure'>): boolean {
  if (origin === undefined || host === null || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return (page.protocol === 'https:' || !secure) && page.host === new URL(`${page.protocol}//${host}`).host;
}

export const isLoopback = (address: string): boolean => /^(::1$|127\.|::ffff:127\.)/.test(address);
