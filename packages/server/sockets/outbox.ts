import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** First byte of an unmasked text frame; its length follows (RFC 6455, 5.2). */
const FINAL_TEXT = 0x81;
const [SHORTEST_16_BIT, SHORTEST_64_BIT] = [126, 65_536];

const headerLength = (bytes: number): number => (bytes < SHORTEST_16_BIT ? 2 : bytes < SHORTEST_64_BIT ? 4 : 10);

function writeHeader(frames: Buffer, at: number, bytes: number): number {
  frames[at] = FINAL_TEXT;
  if (bytes < SHORTEST_16_BIT) {
    frames[at + 1] = bytes;
    return at + 2;
  }
  if (bytes < SHORTEST_64_BIT) {
    frames[at + 1] = 126;
    return frames.writeUInt16BE(bytes, at + 2);
  }
  frames[at + 1] = 127;
  return frames.writeBigUInt64BE(BigInt(bytes), at + 2);
}

/** Several text messages as frames in one buffer. */
function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, bytes) => sum + headerLength(bytes) + bytes, 0));
  let at = 0;
  for (const [index, text] of texts.entries()) {
    at = writeHeader(frames, at, lengths[index] as number);
    at += frames.write(text, at);
  }
  return frames;
}

interface Waiting {
  readonly socket: Duplex;
  readonly texts: string[];
}

/**
 * Texts sent to sockets during one turn of the event loop are written at its end, once per socket: the system call
 * costs more than everything else about a short message. Only texts go this way; the WebSocket library sends pings and
 * closes sockets.
 */
export class Outboxes {
  readonly #waiting = new Map<WebSocket, Waiting>();

  /** `socket` is the stream that `ws` writes to. */
  send(ws: WebSocket, socket: Duplex, text: string): void {
    if (this.#waiting.size === 0) setImmediate(() => this.flush());
    const waiting = this.#waiting.get(ws);
    if (waiting) waiting.texts.push(text);
    else this.#waiting.set(ws, { socket, texts: [text] });
  }

  /** Writes everything now. To be called before a socket is closed. */
  flush(): void {
    for (const [ws, { socket, texts }] of this.#waiting)
      if (ws.readyState === ws.OPEN && socket.writable) socket.write(textFrames(texts));
    this.#waiting.clear();
  }
}
