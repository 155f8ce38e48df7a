import type { Connections, Statement } from '../../storage/postgres/connections.ts';
import type { Owner, Owners } from './owners.ts';

const RENEW: Statement = {
  name: 'node-renew',
  text: `WITH before AS (SELECT until > clock_timestamp() AS alive FROM nodes WHERE id = $1)
    INSERT INTO nodes (id, until) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
    ON CONFLICT (id) DO UPDATE SET until = EXCLUDED.until
    RETURNING coalesce((SELECT alive FROM before), false) AS alive`,
};
const IS_ALIVE: Statement = {
  name: 'node-alive',
  text: 'SELECT 1 FROM nodes WHERE id = $1 AND until > clock_timestamp()',
};
const NEWEST: Statement = {
  name: 'node-newest',
  text: `SELECT id FROM nodes WHERE id <> $1 AND until > clock_timestamp() ORDER BY id COLLATE "C" DESC LIMIT 1`,
};
const LEAVE: Statement = { name: 'node-leave', text: 'DELETE FROM nodes WHERE id = $1' };
const OWNER: Statement = {
  name: 'owner',
  text: `SELECT node, token,
      EXISTS (SELECT 1 FROM nodes WHERE id = owners.node AND until > clock_timestamp()) AS alive
    FROM owners WHERE "table" = $1`,
};
/** Returns no row if the table has an owner already or does not exist. */
const FIRST: Statement = {
  name: 'owner-first',
  text: `INSERT INTO owners ("table", node, token)
    SELECT id, $2, nextval('owner_tokens') FROM tables WHERE id = $1
    ON CONFLICT DO NOTHING RETURNING node, token`,
};
const TAKE_OVER: Statement = {
  name: 'owner-take-over',
  text: `UPDATE owners SET node = $2, token = nextval('owner_tokens') WHERE "table" = $1 AND token = $3
    RETURNING node, token`,
};
const RELEASE: Statement = { name: 'owner-release', text: 'DELETE FROM owners WHERE "table" = $1 AND token = $2' };
const RECLAIM: Statement = {
  name: 'owner-reclaim',
  text: `UPDATE owners SET token = nextval('owner_tokens') WHERE node = $1 RETURNING "table", node, token`,
};
const EXISTS: Statement = { name: 'owner-table', text: 'SELECT 1 FROM tables WHERE id = $1' };
/** Removes what nodes that were killed long ago left behind. */
const SWEEP_NODES: Statement = {
  name: 'node-sweep',
  text: `DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'`,
};
const SWEEP_OWNERS: Statement = {
  name: 'owner-sweep',
  text: 'DELETE FROM owners WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = owners.node)',
};

/** Owners kept in the same database as the tables: they share its clock and are lost only together with it. */
export async function postgresOwners({ ask }: Pick<Connections, 'ask'>): Promise<Owners> {
  await ask(SWEEP_NODES);
  await ask(SWEEP_OWNERS);
  const ownerIn = ({ rows }: { readonly rows: readonly Owner[] }): Owner | null => {
    const row = rows[0];
    return row ? { node: row.node, token: row.token } : null;
  };
  return {
    async renew(node, ttl) {
      const { rows } = await ask(RENEW, node, ttl);
      return { lapsed: !rows[0].alive };
    },
    isAlive: async (node) => (await ask(IS_ALIVE, node)).count > 0,
    newestBeside: async (node) => (await ask(NEWEST, node)).rows[0]?.id ?? null,
    async claim(table, node) {
      for (;;) {
        const found = await ask(OWNER, table);
        const owner = ownerIn(found);
        if (owner && (owner.node === node || found.rows[0].alive)) return owner;
        const claimed = ownerIn(owner ? await ask(TAKE_OVER, table, node, owner.token) : await ask(FIRST, table, node));
        if (claimed) return claimed;
        if (!owner && (await ask(EXISTS, table)).count === 0) return null;
      }
    },
    release: async (table, { token }) => void (await ask(RELEASE, table, token)),
    async reclaim(node) {
      const { rows } = await ask(RECLAIM, node);
      return new Map(rows.map(({ table, token }) => [table as string, { node, token: token as number }]));
    },
    isServed: async (table) => (await ask(OWNER, table)).rows[0]?.alive === true,
    leave: async (node) => void (await ask(LEAVE, node)),
  };
}
