/**
 * Carries texts between nodes: in order and unchanged, but possibly not at all. Redis, or memory in tests. Users that
 * must not lose a text number their texts.
 */
export interface Wire {
  /** False: no node received it, as far as is known. Never rejects. */
  send(to: string, text: string): Promise<boolean>;
  /** Receives what is sent to this name. Returns the function that unsubscribes. */
  listen(name: string, heard: (text: string) => void): () => void;
  readonly up: boolean;
  /** Returns the function that unsubscribes. */
  onChange(listener: (up: boolean) => void): () => void;
}

/** The address at which a node receives everything from the others. */
export const addressOf = (node: string): string => `node:${node}`;
