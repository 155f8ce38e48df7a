import type { Refusal } from '@izvilina/kernel/result.ts';
import type { FastifyReply } from 'fastify';

const STATUS: Readonly<Record<string, number>> = {
  BAD_MESSAGE: 400,
  NO_SUCH_TABLE: 404,
  NO_SUCH_CODE: 404,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  BUSY: 503,
};

export const sendRefusal = (reply: FastifyReply, error: Refusal): FastifyReply =>
  reply.code(STATUS[error.code] ?? 409).send({ error });
