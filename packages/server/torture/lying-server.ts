import { main } from '../main.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { GENEROUS } from '../testing/test-server.ts';

/* A planted bug: says «written» a moment before it is. The kill test must notice. */

const LIE_MS = 30;

await main(process.env, {
  limits: GENEROUS,
  async openStore(options) {
    const store = await openSqlite(options);
    return {
      ...store,
      async append(entries) {
        setTimeout(() => void store.append(entries), LIE_MS);
        return { kind: 'appended' };
      },
    };
  },
});
