import type { Owner, Owners } from '../cluster/owners/owners.ts';

/** For tests: the owners shared by any number of nodes. */
export function memoryOwners(now: () => number): Owners {
  const aliveUntil = new Map<string, number>();
  const owners = new Map<string, Owner>();
  let tokens = 0;
  const alive = (node: string): boolean => (aliveUntil.get(node) ?? 0) > now();
  return {
    async renew(node, ttl) {
      const lapsed = !alive(node);
      aliveUntil.set(node, now() + ttl);
      return { lapsed };
    },
    isAlive: async (node) => alive(node),
    newestBeside: async (node) =>
      [...aliveUntil.keys()]
        .filter((one) => one !== node && alive(one))
        .sort()
        .at(-1) ?? null,
    async claim(table, node) {
      const known = owners.get(table);
      if (known && (known.node === node || alive(known.node))) return known;
      const owner = { node, token: ++tokens };
      owners.set(table, owner);
      return owner;
    },
    async release(table, { token }) {
      if (owners.get(table)?.token === token) owners.delete(table);
    },
    async reclaim(node) {
      const own = [...owners].filter(([, owner]) => owner.node === node);
      const anew = new Map(own.map(([table]) => [table, { node, token: ++tokens }]));
      for (const [table, owner] of anew) owners.set(table, owner);
      return anew;
    },
    async isServed(table) {
      const owner = owners.get(table);
      return owner !== undefined && alive(owner.node);
    },
    async leave(node) {
      aliveUntil.delete(node);
    },
  };
}
