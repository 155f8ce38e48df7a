/**
 * Carries texts to nodes: in order and unchanged, but perhaps not at all. Redis, or memory in tests. What must not be lost
 * is numbered by whoever uses it.
 */
export interface Wire {
  /** False: nobody has heard it, as far as is known. Never rejects. */
  send(to: string, text: string): Promise<boolean>;
  /** Hears what is sent to this name. Returns how to stop. */
  listen(name: string, heard: (text: string) => void): () => void;
  readonly up: boolean;
  /** Returns how to stop listening. */
  onChange(listener: (up: boolean) => void): () => void;
}

/** Everything a node is sent by others. */
export const addressOf = (node: string): string => `node:${node}`;
