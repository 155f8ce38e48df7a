import { command, TABLE_ID } from '@izvilina/protocol/commands.ts';
import * as z from 'zod/mini';

/* Requests and answers over HTTP. The OpenAPI document is made from these. */

const [create] = command.def.options;
/** The `create` command as a request body: without a number, and without `begins`, because a server deals. */
export const newTable = z.omit(create, { type: true, id: true, begins: true });

export const naming = z.strictObject({ name: z.string().check(z.maxLength(400)) });
export const device = z.strictObject({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)) });
export const pushAddress = z.strictObject({ endpoint: z.nullable(z.string().check(z.maxLength(1_000))) });
export const coding = z.strictObject({ code: z.string().check(z.maxLength(12)) });
export const tableId = z.strictObject({ id: z.string().check(z.regex(TABLE_ID)) });

export const failure = z.strictObject({
  error: z.strictObject({ code: z.string(), params: z.record(z.string(), z.unknown()) }),
});

const words = z.strictObject({ ru: z.string(), en: z.string() });
const object = z.record(z.string(), z.unknown());

export const answers = {
  me: z.strictObject({ name: z.nullable(z.string()) }),
  devices: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      created: z.number(),
      seen: z.number(),
      current: z.boolean(),
    }),
  ),
  nothing: z.null(),
  push: z.strictObject({ key: z.nullable(z.string()) }),
  myData: object,
  games: z.array(
    z.strictObject({
      slug: z.string(),
      rules: z.int(),
      title: words,
      players: z.array(z.int()),
      options: object,
      bots: z.array(z.string()),
    }),
  ),
  table: z.strictObject({ table: z.string() }),
  shelf: z.array(z.strictObject({ info: object, yourTurn: z.boolean(), closed: z.nullable(object) })),
  record: z.looseObject({ format: z.literal('izvilina'), version: z.literal([1, 2]), game: z.string() }),
  verified: z.strictObject({
    game: z.string(),
    names: z.array(z.string()),
    events: z.int(),
    result: object,
    local: z.boolean(),
  }),
  lan: z.strictObject({ addresses: z.array(z.string()) }),
} as const;
