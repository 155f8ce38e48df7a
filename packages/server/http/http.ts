import type { Result } from '@izvilina/kernel/result.ts';
import { parse, type Schema } from '@izvilina/kernel/schema.ts';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { addressKey } from '../limits/address-key.ts';
import { inlineHashes, pagePolicy } from '../site/csp.ts';
import type { FindTable } from '../site/preview.ts';
import { serveSite } from '../site/site.ts';
import { readSite, textOf } from '../site/site-files.ts';
import { StoreError } from '../storage/errors.ts';
import type { HostCheck } from './allowed-hosts.ts';
import { type ApiOptions, serveApi } from './api.ts';
import { callerOf, sameOrigin } from './caller.ts';
import { serveDocs } from './docs.ts';
import { type OwnPagesOptions, serveOwnPages } from './own-pages.ts';
import { sendRefusal } from './refusals.ts';
import { requestIdOf } from './request-id.ts';
import { serveSecurityTxt } from './security-txt.ts';

export interface HttpOptions
  extends Omit<ApiOptions, 'callerOf'>,
    Pick<OwnPagesOptions, 'metricsToken' | 'ping' | 'probe' | 'isReady'> {
  readonly webDir: string;
  readonly trustProxy: boolean;
  readonly log: Logger;
  readonly isOurHost: HostCheck;
  readonly securityContact?: string | undefined;
  readonly findTable: FindTable;
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
/** Browsers warn about these headers over plain HTTP. */
const ALSO_OVER_HTTPS = {
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
};

const UNKNOWN_HOST =
  'Этого имени сервер не знает: назовите его в IZVILINA_HOSTS.\nThis server does not know the name you used for it: put it into IZVILINA_HOSTS.\n';

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { log, limits, context } = options;
  const app = Fastify({
    logger: false, // its request lines contain addresses, and a table's address is an invitation
    bodyLimit: limits.message,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    genReqId: (request) => requestIdOf(request, options.trustProxy),
  });
  const caller = (request: FastifyRequest) => callerOf(request.raw, options.trustProxy);
  const site = readSite(options.webDir);
  const pages = [...site].flatMap(([address, file]) => (address.endsWith('.html') ? [textOf(file)] : []));
  const inline = inlineHashes(pages);

  // We parse and serialise shapes ourselves, without the framework's validator and serialiser.
  app.setValidatorCompiler(({ schema }) => (raw) => {
    const parsed: Result<unknown> = parse(schema as Schema<unknown>, raw, 'BAD_MESSAGE');
    return parsed.ok ? { value: parsed.value } : { error: new Unreadable(parsed.error.params) };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  app.addHook('onRequest', async (request, reply) => {
    const { address, host, secure } = caller(request);
    reply.headers({
      ...HEADERS,
      'x-request-id': request.id,
      ...(secure ? ALSO_OVER_HTTPS : {}),
      'content-security-policy': pagePolicy(inline, host),
    });
    const key = addressKey(address);
    if (!options.isOurHost(host)) {
      context.noteSecurity('unknown host', { address: key });
      return reply.code(421).type('text/plain; charset=utf-8').send(UNKNOWN_HOST);
    }
    if (!context.limiter.take('requestsByAddress', key)) {
      context.noteSecurity('too many requests', { address: key });
      return sendRefusal(reply, { code: 'RATE_LIMITED', params: {} });
    }
    const { origin } = request.headers;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && origin !== undefined && !sameOrigin(origin, { host, secure })) {
      context.noteSecurity('other origin', { address: key });
      return reply.code(403).send({ error: { code: 'OTHER_ORIGIN', params: {} } });
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    const answered = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    log.debug({ request: request.id, ...answered }, 'request');
  });
  app.setErrorHandler((error: FastifyError | Unreadable, request, reply) => {
    if (error instanceof Unreadable) return sendRefusal(reply, { code: 'BAD_MESSAGE', params: error.params });
    if (error instanceof StoreError) {
      log.error({ request: request.id, code: error.code }, error.message);
      return reply.code(503).send({ error: { code: 'STORE', params: {} } });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ request: request.id, err: error }, error.message);
    const code = status === 413 ? 'TOO_LARGE' : status < 500 ? 'BAD_MESSAGE' : 'INTERNAL';
    return reply.code(status).send({ error: { code, params: {} } });
  });

  await serveDocs(app);
  serveApi(app, { ...options, callerOf: caller });
  serveSecurityTxt(app, options.securityContact);
  serveOwnPages(app, { ...options, context, callerOf: caller });
  const originOf = (request: FastifyRequest) => {
    const { host, secure } = caller(request);
    return host === null ? null : `${secure ? 'https' : 'http'}://${host}`;
  };
  serveSite(app, site, { originOf, findTable: options.findTable });
  return app;
}

class Unreadable extends Error {
  readonly params: Readonly<Record<string, string>>;

  constructor(params: Readonly<Record<string, unknown>>) {
    super('unreadable');
    this.params = params as Readonly<Record<string, string>>;
  }
}
