import { createHash } from 'node:crypto';

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of inline scripts and styles. A nonce per answer cannot work, because the service worker caches the page. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const all = (pattern: RegExp) => {
    const found = pages.flatMap((html) =>
      [...html.matchAll(pattern)].map(([, inside]) => inside ?? '').filter(Boolean),
    );
    return [...new Set(found)].map(hash);
  };
  return {
    scripts: all(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi),
    styles: all(/<style[^>]*>([\s\S]*?)<\/style>/gi),
  };
}

/** `host` is the one the browser asked for: older Safari does not count a socket to the same host as 'self'. */
export function pagePolicy(inline: InlineHashes, host: string | null): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': host === null ? ["'self'"] : ["'self'", `ws://${host}`, `wss://${host}`],
    ...CLOSED,
  });
}

/** Policy of the API's documentation pages: styles may be inline, written by script; all else must be our own. */
export const docsPolicy = (): string =>
  policy({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    ...CLOSED,
  });

const CLOSED = {
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
