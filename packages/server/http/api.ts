import { LEVELS } from '@izvilina/bots/bot.ts';
import { GAMES, SLUGS } from '@izvilina/games/registry.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import { jsonSchema } from '@izvilina/kernel/schema.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { askOnce } from '../guests/guest-connection.ts';
import type { Guest, Visit } from '../guests/guests.ts';
import { addressKey } from '../limits/address-key.ts';
import type { Limits } from '../limits/limits.ts';
import type { Threads } from '../threads/threads.ts';
import { type Caller, isLoopback } from './caller.ts';
import { isOpenHost, lanAddresses } from './lan.ts';
import { type MyDataOptions, serveMyData } from './my-data.ts';
import { serveRecordCheck } from './record-route.ts';
import { sendRefusal } from './refusals.ts';
import * as shapes from './shapes.ts';

export interface ApiOptions extends Pick<MyDataOptions, 'exportOf' | 'push'> {
  readonly context: ServerContext;
  readonly threads: Pick<Threads, 'checkRecord'>;
  readonly limits: Limits;
  /** The address the server was bound to. */
  readonly bound: string;
  readonly callerOf: (request: FastifyRequest) => Caller;
}

const NO_STORE = { 'cache-control': 'no-store' };

/** The same authority over plain HTTP. Every change goes in as a command, so there is no second way to do anything. */
export function serveApi(app: FastifyInstance, options: ApiOptions): void {
  const { context, callerOf } = options;
  const answers = shapes.answers;
  const keyOf = (request: FastifyRequest): string => addressKey(callerOf(request).address);

  const visitOf = (request: FastifyRequest): Visit => ({
    cookie: request.headers.cookie,
    secure: callerOf(request).secure,
    userAgent: request.headers['user-agent'],
  });

  /** The guest behind the cookie; a caller without one becomes a guest. */
  const guestOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Guest | null> => {
    const known = await context.guests.known(visitOf(request));
    if (known) return known;
    if (!context.limiter.take('newGuestsByAddress', keyOf(request))) return null;
    const { guest, setCookie } = await context.guests.welcome(visitOf(request));
    reply.header('set-cookie', setCookie);
    return guest;
  };

  const asGuest = async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: (guest: Guest) => Promise<Result<Json>>,
  ): Promise<FastifyReply> => {
    const guest = await guestOf(request, reply);
    reply.headers(NO_STORE);
    if (!guest) return sendRefusal(reply, { code: 'RATE_LIMITED', params: {} });
    const result = await act(guest);
    return result.ok ? reply.send(result.value) : sendRefusal(reply, result.error);
  };

  const command = (request: FastifyRequest, reply: FastifyReply, order: CommandBody) =>
    asGuest(request, reply, (guest) =>
      askOnce(context, guest, { address: keyOf(request), request: request.id }, order),
    );

  const of: MyDataOptions['described'] = (summary, answer, asks = {}) => ({
    schema: { summary, ...asks, response: { 200: answers[answer], '4xx': shapes.failure } },
  });

  app.get('/api/me', of('Who I am; the first call makes a guest and sets the cookie', 'me'), (request, reply) =>
    asGuest(request, reply, async (guest) => {
      const renewal = reply.hasHeader('set-cookie') ? null : await context.guests.renewal(visitOf(request));
      if (renewal) reply.header('set-cookie', renewal.setCookie);
      if (renewal?.rotated) context.noteSecurity('token rotated', { guest: guest.id });
      return { ok: true, value: { name: guest.name } };
    }),
  );

  app.put<{ Body: { name: string } }>(
    '/api/me',
    of('Take a nickname', 'me', { body: shapes.naming }),
    (request, reply) => command(request, reply, { type: 'rename', name: request.body.name }),
  );

  serveMyData(app, { ...options, asGuest, described: of });

  app.get('/api/games', of('The games, their options and bots', 'games'), async (_, reply) =>
    reply.headers({ 'cache-control': 'no-cache' }).send(await games()),
  );

  app.post<{ Body: Omit<Extract<CommandBody, { type: 'create' }>, 'type'> }>(
    '/api/tables',
    of('Make a table', 'table', { body: shapes.newTable }),
    (request, reply) => command(request, reply, { type: 'create', ...request.body }),
  );

  app.get('/api/tables', of('Tables I sit at', 'shelf'), (request, reply) => command(request, reply, { type: 'mine' }));

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/record',
    of('A finished game as a file', 'record', { params: shapes.tableId }),
    (request, reply) => {
      reply.header('content-disposition', `attachment; filename="izvilina-${request.params.id.slice(0, 6)}.json"`);
      return command(request, reply, { type: 'record', table: request.params.id });
    },
  );

  app.post<{ Body: { code: string } }>(
    '/api/codes',
    of('The table behind a short code, while it is gathering', 'table', { body: shapes.coding }),
    (request, reply) => command(request, reply, { type: 'find', code: request.body.code }),
  );

  app.get('/api/lan', of('Addresses of this server for other devices at home', 'lan'), (request, reply) => {
    const { address, host, secure } = callerOf(request);
    const here =
      isLoopback(address) && isOpenHost(options.bound) && !secure && /^(localhost|127\.|\[::1\])/.test(host ?? '');
    const port = /:(\d+)$/.exec(host ?? '')?.[1] ?? '80';
    const addresses = here ? lanAddresses().map((ip) => `http://${ip}:${port}`) : [];
    return reply.headers(NO_STORE).send({ addresses });
  });

  serveRecordCheck(app, {
    limits: options.limits,
    limiter: context.limiter,
    threads: options.threads,
    keyOf,
    described: of('Check a record: replays the game and the deal', 'verified'),
  });
}

const games = () =>
  Promise.all(
    SLUGS.map(async (slug) => {
      const game = await GAMES[slug]();
      const { rules, title, players } = game;
      return { slug, rules, title, players, options: jsonSchema(game.options), bots: LEVELS };
    }),
  );
