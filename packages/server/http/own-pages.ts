import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { addressKey } from '../limits/address-key.ts';
import { type Caller, isLoopback } from './caller.ts';

export interface OwnPagesOptions {
  readonly context: Pick<ServerContext, 'metrics' | 'noteSecurity'>;
  /** A caller with this token may read the metrics from anywhere; without a token only this machine may. */
  readonly metricsToken?: string | undefined;
  readonly callerOf: (request: FastifyRequest) => Caller;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Rejects when nothing can be written. */
  readonly probe: () => Promise<void>;
  /** False while the server drains: players should be sent elsewhere. */
  readonly isReady: () => boolean;
}

const HIDDEN = { schema: { hide: true } };
const NO_STORE = { 'cache-control': 'no-store' };

/** For the operator: is the server alive, is it ready for players, how is it doing. */
export function serveOwnPages(app: FastifyInstance, options: OwnPagesOptions): void {
  const { metrics, noteSecurity } = options.context;
  app.get('/healthz', HIDDEN, async (_, reply) => {
    await options.ping();
    return reply.headers(NO_STORE).send({ ok: true });
  });
  app.get('/readyz', HIDDEN, async (_, reply) => {
    if (!options.isReady()) return reply.code(503).headers(NO_STORE).send({ ok: false });
    await options.probe();
    return reply.headers(NO_STORE).send({ ok: true });
  });
  app.get('/metrics', HIDDEN, async (request, reply) => {
    if (!mayScrape(request, options)) {
      noteSecurity('metrics refused', { address: addressKey(options.callerOf(request).address) });
      return reply.code(403).send({ error: { code: 'NOT_LOCAL', params: {} } });
    }
    return reply
      .headers(NO_STORE)
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** A request forwarded by any proxy does not count as coming from this machine. */
function mayScrape(request: FastifyRequest, { metricsToken, callerOf }: OwnPagesOptions): boolean {
  const { authorization, forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  if (metricsToken && authorization !== undefined && sameText(authorization, `Bearer ${metricsToken}`)) return true;
  return isLoopback(callerOf(request).address) && forwarded === undefined && forwardedFor === undefined;
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const sameText = (a: string, b: string): boolean => timingSafeEqual(digestOf(a), digestOf(b));
