import { refuse } from '@izvilina/kernel/result.ts';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { byteBudget } from '../limits/byte-budget.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Limits } from '../limits/limits.ts';
import type { Threads } from '../threads/threads.ts';
import { sendRefusal } from './refusals.ts';

export interface RecordRouteOptions {
  readonly described: RouteShorthandOptions;
  readonly limits: Pick<Limits, 'record' | 'recordsAtOnce'>;
  readonly limiter: Limiter;
  readonly threads: Pick<Threads, 'checkRecord'>;
  readonly keyOf: (request: FastifyRequest) => string;
}

/**
 * Checks a record. It may be large, so a caller over a limit is refused before the first byte is read, and all records
 * being read or checked share a budget. The text goes to a thread unparsed: parsing it would block the event loop.
 */
export function serveRecordCheck(app: FastifyInstance, options: RecordRouteOptions): void {
  const { described, limits, limiter, threads, keyOf } = options;
  const budget = byteBudget(limits.recordsAtOnce);
  app.register(async (records) => {
    records.removeAllContentTypeParsers();
    records.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
    records.post<{ Body: string }>(
      '/api/records',
      {
        ...described,
        bodyLimit: limits.record,
        async onRequest(request, reply) {
          const bytes = Number(request.headers['content-length'] ?? Number.NaN);
          if (!(bytes <= limits.record))
            return sendRefusal(reply, { code: 'TOO_LARGE', params: { most: limits.record } });
          if (!limiter.take('recordsByAddress', keyOf(request)))
            return sendRefusal(reply, { code: 'RATE_LIMITED', params: {} });
          const release = budget.take(bytes);
          if (!release) return sendRefusal(reply, { code: 'BUSY', params: {} });
          reply.raw.once('close', release);
        },
      },
      async (request, reply) => {
        const checked = await threads.checkRecord(request.body, keyOf(request)).catch(() => refuse('BUSY'));
        return checked.ok ? reply.send(checked.value) : sendRefusal(reply, checked.error);
      },
    );
  });
}
