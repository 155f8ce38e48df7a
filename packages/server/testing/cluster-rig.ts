import type { Deps } from '@izvilina/authority/deps.ts';
import type { LoadGame } from '@izvilina/authority/games.ts';
import { RaceRig } from '@izvilina/authority/testing/race-rig.ts';
import { type ClusterNode, startNode } from '../cluster/node.ts';
import type { Owners } from '../cluster/owners/owners.ts';
import { memoryOwners } from './memory-owners.ts';
import { type MemoryNetwork, type MemoryPubSub, memoryNetwork } from './memory-pubsub.ts';

/** A node in this process, with a clock of its own that stands still while the node is stopped. */
export interface RigNode extends ClusterNode {
  readonly pubsub: MemoryPubSub;
  /** What it wrote down about the cluster. */
  readonly notes: string[];
  /** Like SIGSTOP: none of its timers run, and nothing reaches it. Returns the function that lets it continue. */
  stop(): () => void;
  /** Like SIGKILL. */
  kill(): void;
}

/** How a node of another release differs. */
export interface Release {
  readonly loadGame?: LoadGame;
  /** Converts a text of ours to what it sends. */
  readonly worded?: (text: string) => string;
}

/** Several nodes in one process on one store; time passes only when told to. */
export class ClusterRig extends RaceRig {
  readonly owners: Owners = memoryOwners(this.clock.now);
  readonly #network: MemoryNetwork;
  readonly #started: RigNode[] = [];
  /** Names that guests have chosen. */
  readonly names = new Map<string, string>();

  /** `oneWay`: how long a message takes from node to node (ms). */
  constructor({ oneWay = 0 }: { readonly oneWay?: number } = {}) {
    super();
    this.#network = memoryNetwork(this.clock.later, oneWay);
  }

  async join(changes: Partial<Deps> = {}, { loadGame, worded = (text) => text }: Release = {}): Promise<RigNode> {
    const pubsub = this.#network.pubsub();
    const notes: string[] = [];
    let [stopped, killed]: [(() => void)[] | null, boolean] = [null, false];
    const later: Deps['later'] = (ms, run) =>
      this.clock.later(ms, () => {
        if (killed) return;
        if (stopped) stopped.push(run);
        else run();
      });
    const node = await startNode({
      id: `node ${this.#started.length + 1}`,
      deps: this.deps({ ...changes, later }),
      owners: this.owners,
      pubsub: {
        subscribe: pubsub.subscribe,
        onChange: pubsub.onChange,
        publish: (channel, text) => pubsub.publish(channel, worded(text)),
        get up() {
          return pubsub.up;
        },
      },
      ...(loadGame ? { loadGame } : {}),
      rename: async (guest, name) => void this.names.set(guest, name),
      note: (event, { why }) => void notes.push(why === undefined ? event : `${event}: ${why}`),
    });
    const started: RigNode = {
      ...node,
      pubsub,
      notes,
      stop() {
        stopped = [];
        const release = pubsub.hold();
        return () => {
          const waiting = stopped ?? [];
          stopped = null;
          for (const run of waiting) run();
          release();
        };
      },
      kill() {
        killed = true;
        pubsub.vanish();
      },
    };
    this.#started.push(started);
    return started;
  }

  async nodes(count: number, changes: Partial<Deps> = {}): Promise<RigNode[]> {
    const nodes: RigNode[] = [];
    for (let index = 0; index < count; index++) nodes.push(await this.join(changes));
    return nodes;
  }

  override async close(): Promise<void> {
    await super.close();
    for (const node of this.#started) await node.close();
  }
}
