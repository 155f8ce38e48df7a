import type { Millis } from '@izvilina/kernel/game.ts';

/** For whom a call waits, and how much of a thread it will take. */
export interface Share {
  /** A class of work, such as hints or moves of bots: while several wait, each gets the same time of the threads. */
  readonly kind: string;
  /** Whose call it is: within a class, owners take turns. */
  readonly owner: string;
  /** How long the call is expected to take. */
  readonly cost: Millis;
}

interface Waiting<T> {
  readonly item: T;
  readonly share: Share;
}

interface WorkClass<T> {
  /** The time this class has used, as far as it counts against the others. */
  used: Millis;
  /** By owner, the next one first. Nobody is here without a call that waits. */
  readonly owners: Map<string, Waiting<T>[]>;
}

/**
 * A queue in which nobody starves and nobody gains by asking more often. Between classes the one that has used least time
 * goes next (fair queueing by virtual time: a call overtakes only so long as its class is behind); between owners of one
 * class it goes in turn; calls of one owner keep their order.
 */
export class FairQueue<T> {
  readonly #classes = new Map<string, WorkClass<T>>();
  /** What the class that went last had used before it went: where a class that has been idle begins. */
  #reached: Millis = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(item: T, share: Share): void {
    const work = this.#classOf(share.kind);
    if (work.owners.size === 0) work.used = Math.max(work.used, this.#reached); // idle time is not saved up
    const own = work.owners.get(share.owner);
    if (own) own.push({ item, share });
    else work.owners.set(share.owner, [{ item, share }]);
    this.#size += 1;
  }

  shift(): T | undefined {
    const work = this.#next();
    if (!work) return undefined;
    const [owner, calls] = work.owners.entries().next().value as [string, Waiting<T>[]];
    const next = calls.shift() as Waiting<T>;
    work.owners.delete(owner);
    if (calls.length > 0) work.owners.set(owner, calls);
    this.#reached = work.used;
    work.used += next.share.cost;
    this.#size -= 1;
    return next.item;
  }

  /** How many calls would go before a new one of this owner in its class. */
  ahead({ kind, owner }: Pick<Share, 'kind' | 'owner'>): number {
    const owners = this.#classes.get(kind)?.owners;
    const own = owners?.get(owner)?.length ?? 0;
    let ahead = own;
    for (const [other, calls] of owners ?? []) if (other !== owner) ahead += Math.min(calls.length, own + 1);
    return ahead;
  }

  /** Takes out the newest call of whoever has most of them waiting. */
  dropFromGreediest(): T | undefined {
    let most: { readonly owners: WorkClass<T>['owners']; readonly owner: string; readonly calls: Waiting<T>[] } | null =
      null;
    for (const { owners } of this.#classes.values())
      for (const [owner, calls] of owners)
        if (calls.length > (most?.calls.length ?? 0)) most = { owners, owner, calls };
    const dropped = most?.calls.pop();
    if (most?.calls.length === 0) most.owners.delete(most.owner);
    if (dropped) this.#size -= 1;
    return dropped?.item;
  }

  #classOf(kind: string): WorkClass<T> {
    const known = this.#classes.get(kind) ?? { used: 0, owners: new Map() };
    this.#classes.set(kind, known);
    return known;
  }

  /** The class that has used least; of two alike, the one whose next call is shorter. */
  #next(): WorkClass<T> | null {
    let next: WorkClass<T> | null = null;
    for (const work of this.#classes.values()) {
      if (work.owners.size === 0) continue;
      if (!next || work.used < next.used || (work.used === next.used && costOf(work) < costOf(next))) next = work;
    }
    return next;
  }
}

const costOf = <T>({ owners }: WorkClass<T>): Millis => owners.values().next().value?.[0]?.share.cost ?? 0;
