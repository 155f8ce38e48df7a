import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { jsonSchema, type Schema } from '@izvilina/kernel/schema.ts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { docsPolicy } from '../site/csp.ts';

const isSchema = (value: unknown): value is Schema<unknown> => value instanceof z.ZodMiniType;

/** A route's shape as JSON Schema, without `$schema`, which OpenAPI states once for all. */
function plain(value: unknown): unknown {
  if (!isSchema(value)) return value;
  const { $schema: _, ...rest } = jsonSchema(value) as Record<string, unknown>;
  return rest;
}

function plainSchema(schema: FastifySchema | undefined): FastifySchema {
  if (!schema) return { hide: true };
  const { response, ...rest } = schema;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)])),
    ...(response === undefined ? {} : { response: responses(response as Record<string, unknown>) }),
  };
}

const responses = (response: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(response).map(([status, shape]) => [
      status,
      { description: status === '200' ? 'done' : 'refused', content: { 'application/json': { schema: plain(shape) } } },
    ]),
  );

/** OpenAPI made from the same shapes that parse the requests, with a page at /api/docs. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Izvilina', version: '1', description: 'The same commands travel over the socket at /ws.' },
    },
    transform: ({ schema, url }) => ({ schema: plainSchema(schema), url }),
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy(),
    uiConfig: { validatorUrl: null },
  });
}
