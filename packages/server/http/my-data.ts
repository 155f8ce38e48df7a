import type { Json } from '@izvilina/kernel/json.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { Guest } from '../guests/guests.ts';
import { isPushService } from '../push/push-services.ts';
import type { Caller } from './caller.ts';
import * as shapes from './shapes.ts';

export interface MyDataOptions {
  readonly context: ServerContext;
  readonly callerOf: (request: FastifyRequest) => Caller;
  /** Everything stored about one guest. */
  readonly exportOf: (guest: Guest) => Promise<Json>;
  /** Calls devices through their browsers' push services; null: not supported here. */
  readonly push: {
    readonly key: string;
    setAddress(guest: string, device: string, endpoint: string | null): Promise<void>;
  } | null;
  readonly asGuest: (
    request: FastifyRequest,
    reply: FastifyReply,
    act: (guest: Guest) => Promise<Result<Json>>,
  ) => Promise<FastifyReply>;
  readonly described: (
    summary: string,
    answer: keyof typeof shapes.answers,
    asks?: { body?: unknown; params?: unknown },
  ) => RouteShorthandOptions;
}

/** What guests may do with their stored data: see their devices, sign out, export everything, delete it. */
export function serveMyData(app: FastifyInstance, options: MyDataOptions): void {
  const { context, callerOf, asGuest, described } = options;
  const { guests, noteSecurity } = context;
  const forget = (request: FastifyRequest, reply: FastifyReply) =>
    reply.header('set-cookie', guests.forgetting(callerOf(request).secure));

  app.get('/api/me/devices', described('Browsers I am known in', 'devices'), (request, reply) =>
    asGuest(request, reply, async (guest) => {
      const devices = await guests.devicesOf(guest);
      return ok(devices.map((device) => ({ ...device, current: device.id === guest.device })));
    }),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/me/devices/:id',
    described('Sign out one of my devices; this one too', 'nothing', { params: shapes.device }),
    (request, reply) =>
      asGuest(request, reply, async (guest) => {
        const { id } = request.params;
        await guests.signOut(guest, [id]);
        noteSecurity('signed out', { guest: guest.id });
        if (id === guest.device) forget(request, reply);
        return ok(null);
      }),
  );

  app.get('/api/push', described('The key calls are signed with; null: nobody is called', 'push'), (_, reply) =>
    reply.send({ key: options.push?.key ?? null }),
  );

  app.put<{ Body: { endpoint: string | null } }>(
    '/api/me/push',
    described('Where this device can be called; null: nowhere', 'nothing', { body: shapes.pushAddress }),
    (request, reply) =>
      asGuest(request, reply, async (guest) => {
        const { endpoint } = request.body;
        if (!options.push || (endpoint !== null && !isPushService(endpoint))) return refuse('BAD_MESSAGE');
        await options.push.setAddress(guest.id, guest.device, endpoint);
        return ok(null);
      }),
  );

  app.get('/api/me/data', described('Everything that is kept of me', 'myData'), (request, reply) =>
    asGuest(request, reply, async (guest) => {
      if (!context.limiter.take('exportsByGuest', guest.id)) return refuse('RATE_LIMITED');
      noteSecurity('data exported', { guest: guest.id });
      reply.header('content-disposition', 'attachment; filename="izvilina-my-data.json"');
      return ok(await options.exportOf(guest));
    }),
  );

  app.delete('/api/me', described('Delete everything that is kept of me', 'nothing'), (request, reply) =>
    asGuest(request, reply, async (guest) => {
      await context.authority.erase(guest.id);
      await guests.remove(guest);
      noteSecurity('data deleted', { guest: guest.id });
      forget(request, reply);
      return ok(null);
    }),
  );
}
