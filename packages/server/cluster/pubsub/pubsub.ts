/**
 * Carries texts to nodes: in order and unchanged, but perhaps not at all. Redis, or memory in tests. Whoever must notice
 * a loss numbers their messages (`link/session-frames.ts`).
 */
export interface PubSub {
  /** False: it reached no subscriber, as far as is known. Never rejects. */
  publish(channel: string, text: string): Promise<boolean>;
  /** Returns how to stop listening. */
  subscribe(channel: string, heard: (text: string) => void): () => void;
  /** Whether messages are carried now. */
  readonly up: boolean;
  /** Called when `up` has changed. Returns how to stop listening. */
  onChange(listener: (up: boolean) => void): () => void;
}

/** The channel on which a node is sent everything. */
export const channelOf = (node: string): string => `node:${node}`;
