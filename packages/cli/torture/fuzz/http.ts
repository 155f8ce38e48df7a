import { type Chance, chances, drawn } from '@izvilina/kernel/chance.ts';
import { fitting, type JsonSchema, misfit } from './json-schema.ts';
import { damaged, mutated, rawText, textOf } from './mutate.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface HttpOptions {
  readonly base: string;
  readonly requests: number;
  readonly seed: string;
}

export interface HttpReport {
  readonly operations: number;
  readonly requests: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

const AT_ONCE = 8;
const MOST_FAULTS = 20;
/** The server may answer that it is overloaded. */
const BUSY = 503;

const schemaOf = (at: Content | undefined): JsonSchema | undefined => at?.content?.['application/json']?.schema;

/** Sends right and wrong requests made from the API's own document; each answer must be as the document says. */
export async function fuzzHttp({ base, requests, seed }: HttpOptions): Promise<HttpReport> {
  const { paths } = (await (await fetch(`${base}/api/docs/json`)).json()) as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const byStatus: Record<string, number> = {};
  const faults: string[] = [];
  let made = 0;
  const work = async (dice: Chance) => {
    let cookie = '';
    while (made < requests && faults.length < MOST_FAULTS) {
      const { path, method, operation } = operations[made++ % operations.length] as (typeof operations)[number];
      const request = requestOf(path, method, operation, dice);
      const headers = { ...request.headers, ...(cookie !== '' && { cookie }) };
      const response = await fetch(`${base}${request.path}`, { ...request.init, headers });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      const text = await response.text();
      byStatus[response.status] = (byStatus[response.status] ?? 0) + 1;
      const wrong = wrongAnswer(operation, response, text);
      if (wrong !== null)
        faults.push(
          `${method} ${request.path} ${String(request.init.body ?? '').slice(0, 500)}: ${wrong} ${text.slice(0, 300)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(chances(`${seed} http ${index}`)(0))));
  return { operations: operations.length, requests: made, byStatus, faults };
}

function requestOf(path: string, method: string, { parameters = [], requestBody }: Operation, dice: Chance) {
  const isRight = dice.below(3) === 0;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? {};
    const value = String(fitting(schema, dice));
    return encodeURIComponent(
      isRight ? value : drawn([value, damaged(value, dice), rawText(dice, 20), '..', '%00'], dice).toWellFormed(),
    );
  });
  const query =
    isRight || dice.below(4) > 0 ? '' : `?${encodeURIComponent(rawText(dice, 20).toWellFormed())}=1&__proto__[x]=1`;
  const schema = schemaOf(requestBody) ?? {};
  const value = fitting(schema, dice);
  const sent = isRight
    ? textOf(value)
    : drawn([textOf(mutated(value, value, dice)), damaged(textOf(value), dice), rawText(dice, 100)], dice);
  const type =
    isRight || dice.below(8) > 0
      ? 'application/json'
      : drawn(['text/plain', 'application/xml', 'multipart/form-data'], dice);
  const hasBody = method !== 'GET' && method !== 'HEAD' && (requestBody !== undefined || method === 'POST');
  const init: RequestInit = { method, ...(hasBody && { body: sent }) };
  return { path: `${filled}${query}`, init, headers: hasBody ? { 'content-type': type } : {} };
}

function wrongAnswer({ responses }: Operation, response: Response, text: string): string | null {
  const { status } = response;
  if (status >= 500 && status !== BUSY) return `status ${status}`;
  const documented = schemaOf(responses[String(status)] ?? responses[`${String(status)[0]}XX`] ?? responses['4xx']);
  if (!documented || !response.headers.get('content-type')?.includes('json')) return null;
  const fits = misfit(documented, JSON.parse(text));
  return fits === null ? null : `${status}: ${fits}`;
}
