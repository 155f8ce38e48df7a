import { newTable } from '../../testing/test-server.ts';
import { firstMoveOf, newestView, pause, type Scene } from './scene.ts';

export interface Figure {
  readonly item: number;
  readonly what: string;
  /** As measured when issue 11 was written. */
  readonly before: string;
  readonly after: string;
  readonly holds: boolean;
}

export type Attack = (scene: Scene) => Promise<readonly Figure[]>;

const bot = { kind: 'bot', level: 'master' } as const;
const me = { kind: 'me' } as const;
const worst = (waits: readonly number[]): number => waits.at(-1) ?? Number.POSITIVE_INFINITY;

const hints: Attack = async (scene) => {
  const mallory = await scene.person('203.0.113.1');
  const second = await scene.person('203.0.113.1', mallory.cookie);
  const { table } = (await mallory.do(newTable({ chairs: [me, bot], start: true }))) as { table: string };
  await mallory.do({ type: 'open', table });
  const honest = await scene.honestGame('203.0.113.2');
  const until = performance.now() + 15_000;
  let asked = 0;
  const flood = [mallory, second].map(async (socket) => {
    while (performance.now() < until && socket.socket.readyState === socket.socket.OPEN) {
      asked += 1;
      await socket.ask({ type: 'hint', table, seat: 0 }).catch(() => undefined);
      await pause(2);
    }
  });
  await Promise.all(flood);
  const waits = await honest.stop();
  const after = `${asked} hints asked for in 15 s; a bot answered ${waits.length} times, at worst after ${worst(waits)} ms`;
  return [
    {
      item: 1,
      what: 'hints of one guest against a bot elsewhere',
      before: 'no bot moved for 25 s',
      after,
      holds: worst(waits) < 5_000,
    },
  ];
};

const records: Attack = async (scene) => {
  const honest = await scene.person('203.0.113.12');
  const ask = async () => {
    const { table } = (await honest.do(newTable({ chairs: [me, bot], start: true }))) as { table: string };
    await honest.do({ type: 'open', table });
    const began = performance.now();
    await honest.do({ type: 'hint', table, seat: 0 });
    return Math.round(performance.now() - began);
  };
  await ask();
  const nonsense = `{"format":"izvilina","version":1,"events":[${Array(349_000).fill('{}')}]}`;
  const before = scene.memory();
  let most = before ?? 0;
  const watch = setInterval(() => {
    most = Math.max(most, scene.memory() ?? 0);
  }, 20);
  const checks = Array.from({ length: 8 }, () => scene.post('/api/records', nonsense, scene.from('203.0.113.11')));
  const hint = await ask();
  await Promise.all(checks);
  clearInterval(watch);
  const grew = before === null ? null : most - before;
  return [
    {
      item: 1,
      what: '8 × 1 MB of nonsense to check',
      before: 'a hint took 3.9 s, memory +690 MB',
      after: `a hint took ${(hint / 1000).toFixed(1)} s, memory ${grew === null ? 'unknown' : `+${grew} MB`}`,
      holds: hint < 2_000 && (grew ?? 0) < 250,
    },
  ];
};

const tables: Attack = async (scene) => {
  const address = '203.0.113.21';
  const headers = { cookie: await scene.cookie(address), ...scene.from(address) };
  const body = (chairs: readonly object[], pace = 'calm') => {
    const { type: _, ...rest } = newTable() as unknown as Record<string, unknown>;
    return { ...rest, chairs, pace, client: crypto.randomUUID(), start: chairs.length > 2 };
  };
  const until = performance.now() + 2_400;
  let made = 0;
  while (performance.now() < until) {
    const made20 = await Promise.all(
      Array.from({ length: 20 }, () => scene.post('/api/tables', body([me, { kind: 'open' }]), headers)),
    );
    made += made20.filter(({ status }) => status === 200).length;
  }
  const other = { cookie: await scene.cookie('203.0.113.22'), ...scene.from('203.0.113.22') };
  const alone = await Promise.all(
    Array.from({ length: 40 }, () => scene.post('/api/tables', body(Array(10).fill(bot), 'mail'), other)),
  );
  const started = alone.filter(({ status }) => status === 200).length;
  const honest = await scene.honestGame('203.0.113.23');
  await pause(5_000);
  const waits = await honest.stop();
  return [
    { item: 2, what: 'tables of one guest over HTTP in 2.4 s', before: '1237', after: String(made), holds: made <= 30 },
    {
      item: 2,
      what: '40 tables of ten masters by mail; a stranger’s bot',
      before: 'all play; 12–30 s',
      after: `${started} were made; at worst ${worst(waits)} ms`,
      holds: started === 0 && worst(waits) < 5_000,
    },
  ];
};

const reconnects: Attack = async (scene) => {
  const cookie = await scene.cookie('203.0.113.31');
  let [done, refused] = [0, 0];
  const began = performance.now();
  for (let round = 0; round < 29; round++) {
    const client = await scene.person('203.0.113.31', cookie).catch(() => null);
    if (!client) continue;
    const replies = await Promise.all(Array.from({ length: 60 }, () => client.ask({ type: 'ping' }).catch(() => null)));
    done += replies.filter((reply) => reply?.ok).length;
    refused += replies.filter((reply) => reply && !reply.ok).length;
    client.socket.terminate();
  }
  const seconds = (performance.now() - began) / 1000;
  const allowed = 120 + 40 * seconds;
  const guesses = await Promise.all(
    Array.from({ length: 600 }, (_, n) =>
      scene.post('/api/codes', { code: 'AAAA' }, scene.from(`2001:db8::${n.toString(16)}`)),
    ),
  );
  const guessed = guesses.filter(({ status }) => status === 404).length;
  const cookies = await Promise.all(Array.from({ length: 110 }, () => scene.cookie('203.0.113.32')));
  const knocks = await Promise.all(
    cookies.flatMap((own) => Array.from({ length: 12 }, () => scene.knock('203.0.113.33', own))),
  );
  const open = knocks.filter((status) => status === 101).length;
  return [
    {
      item: 3,
      what: 'commands over 29 connections one after the other',
      before: '1740, none refused',
      after: `${done} done, ${refused} refused in ${seconds.toFixed(1)} s`,
      holds: done <= allowed + 5,
    },
    { item: 3, what: 'codes guessed from one IPv6 /64', before: '600', after: String(guessed), holds: guessed <= 20 },
    { item: 3, what: 'sockets from one address', before: '1320', after: String(open), holds: open <= 240 },
  ];
};

const strangers: Attack = async (scene) => {
  const honest = await scene.honestGame('203.0.113.41', 'casual');
  const crowd = await Promise.all(Array.from({ length: 60 }, (_, n) => scene.person(`198.51.100.${n}`)));
  const until = performance.now() + 5_000;
  while (performance.now() < until) {
    for (const one of crowd) one.ask({ type: 'stand', table: honest.table }).catch(() => undefined);
    await pause(100);
  }
  const waits = await honest.stop();
  for (const one of crowd) one.socket.terminate();
  const after = `${waits.length} moves answered in 5 s, at worst after ${worst(waits)} ms`;
  return [
    {
      item: 4,
      what: '60 strangers sending `stand`',
      before: 'the table stalls for good',
      after,
      holds: waits.length > 5 && worst(waits) < 5_000,
    },
  ];
};

/** Two people at a dealt table of one round. */
async function twoAt(scene: Scene, watchers = true) {
  const [anna, boris] = await Promise.all([scene.person('203.0.113.51'), scene.person('203.0.113.52')]);
  const { table } = (await anna.do(newTable({ watchers, options: { rounds: 1 } }))) as { table: string };
  await boris.do({ type: 'sit', table, name: 'Борис' });
  return { anna, boris, table };
}

const changes: Attack = async (scene) => {
  const { anna, boris, table } = await twoAt(scene);
  await Promise.all([anna.do({ type: 'open', table }), boris.do({ type: 'open', table })]);
  await anna.do({ type: 'start', table });
  await anna.view();
  let done = 0;
  for (let n = 0; n < 400; n++) {
    const { view, seq } = newestView(anna);
    const move = { type: 'pick', card: view.hand[n % 2] } as never;
    const reply = await anna.ask({ type: 'move', table, seat: 0, seq, client: `change-of-mind-${n}`, move });
    if (reply.ok) done += 1;
    else if (reply.error.code === 'TOO_MANY_CHANGES') break;
    else await pause(30); // over the rate of commands
  }
  return [
    { item: 5, what: 'events in one turn by changing a pick', before: '18033', after: String(done), holds: done <= 21 },
  ];
};

const rematches: Attack = async (scene) => {
  const { anna, boris, table } = await twoAt(scene);
  await Promise.all([anna.do({ type: 'open', table }), boris.do({ type: 'open', table })]);
  await anna.do({ type: 'start', table });
  for (const [seat, player] of [anna, boris].entries())
    void (async () => {
      for (;;) {
        await player.view();
        const { view, seq } = newestView(player);
        if (view.result) return;
        const move = firstMoveOf(view, seat);
        const order = { type: 'move', table, seat, seq, client: `to-the-end-${seat}-${seq}` } as const;
        if (move !== null) await player.ask({ ...order, move }).catch(() => null);
        await pause(30);
      }
    })();
  await boris.message((it): it is typeof it & { type: 'table' } => it.type === 'table' && it.table.phase === 'over');
  await pause(3_000); // lets both rates refill
  const asked = await Promise.all(Array.from({ length: 40 }, () => anna.ask({ type: 'rematch', table })));
  const newTables = async () => {
    const shelf = (await boris.do({ type: 'mine' })) as unknown as { info: { phase: string } }[];
    return shelf.filter(({ info }) => info.phase !== 'over').length;
  };
  const alone = await newTables();
  await boris.do({ type: 'rematch', table });
  const together = await newTables();
  const accepted = asked.filter((reply) => reply.ok).length;
  const after = `${accepted} accepted, ${alone} tables before the other agreed, ${together} after`;
  const holds = alone === 0 && together === 1;
  return [{ item: 6, what: '40 rematches at once', before: '29 orphan tables', after, holds }];
};

const watching: Attack = async (scene) => {
  const { anna, boris, table } = await twoAt(scene, false);
  const stranger = await scene.person('203.0.113.53');
  for (const one of [anna, boris, stranger]) await one.do({ type: 'open', table });
  await anna.do({ type: 'start', table });
  await anna.view();
  await pause(500);
  const views = stranger.received.filter((it) => it.type === 'view').length;
  return [
    {
      item: 8,
      what: 'views a stranger got at a table without watchers',
      before: 'all',
      after: String(views),
      holds: views === 0,
    },
  ];
};

export const ATTACKS: Readonly<Record<string, Attack>> = {
  hints,
  records,
  tables,
  reconnects,
  strangers,
  changes,
  rematches,
  watching,
};
