import type { Millis } from '@izvilina/kernel/game.ts';

/** Who a call belongs to, and how much thread time it will take. */
export interface Share {
  /** A class of work, such as hints or bot moves: while several wait, each gets the same share of thread time. */
  readonly kind: string;
  /** Owner of the call: within a class, owners take turns. */
  readonly owner: string;
  /** Expected duration of the call. */
  readonly cost: Millis;
}

interface Waiting<T> {
  readonly item: T;
  readonly share: Share;
}

interface WorkClass<T> {
  /** Virtual time this class has used, compared with the other classes. */
  used: Millis;
  /** Waiting calls by owner, the next owner first. Owners without waiting calls are removed. */
  readonly owners: Map<string, Waiting<T>[]>;
}

/**
 * A queue in which no call starves and nobody gains by asking more often. Between classes the one that has used least
 * time goes next (fair queueing by virtual time: a call overtakes only as long as its class is behind); owners of one
 * class take turns; calls of one owner keep their order.
 */
export class FairQueue<T> {
  readonly #classes = new Map<string, WorkClass<T>>();
  /** What the last served class had used before it was served: where a class that was idle starts. */
  #reached: Millis = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(item: T, share: Share): void {
    const work = this.#classOf(share.kind);
    if (work.owners.size === 0) work.used = Math.max(work.used, this.#reached); // unused time is not saved up
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

  /** Number of calls that would go before a new one of this owner in its class. */
  ahead({ kind, owner }: Pick<Share, 'kind' | 'owner'>): number {
    const owners = this.#classes.get(kind)?.owners;
    const own = owners?.get(owner)?.length ?? 0;
    let ahead = own;
    for (const [other, calls] of owners ?? []) if (other !== owner) ahead += Math.min(calls.length, own + 1);
    return ahead;
  }

  /** Removes the newest call of the owner with the most waiting calls. */
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

  /** The class that has used least; if equal, the one whose next call is shorter. */
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
