import { type RunJob, runJobHere } from '@izvilina/jobs/run-here.ts';
import { refuse } from '@izvilina/kernel/result.ts';
import { errorOf } from './errors.ts';
import { bot } from './ops/bot.ts';
import { games } from './ops/games.ts';
import { result, state, view } from './ops/look.ts';
import { legal, play } from './ops/play.ts';
import { drop, log, replay } from './ops/records.ts';
import { deal, position } from './ops/start.ts';
import { type Answer, isObject, type JsonObject, type Op } from './shapes.ts';
import { emptyTable, type Table } from './table.ts';

const OPS: Readonly<Record<string, Op>> = {
  games,
  new: deal,
  position,
  legal,
  play,
  view,
  state,
  result,
  log,
  replay,
  bot,
  drop,
};

/** One line in, one line out. Send one at a time: answers come in the order of the questions. */
export type Engine = (line: string) => Promise<string>;

/** `report` is called with our own bugs. */
export function createEngine(report: (bug: unknown) => void = () => {}, runJob: RunJob = runJobHere): Engine {
  const table = emptyTable((game, job) =>
    runJob(game, job).catch((bug: unknown) => {
      report(bug); // the match goes on with `ifFailed`, which says nothing of the cause
      throw bug;
    }),
  );
  return async (line) => {
    const request = parseLine(line);
    if (request === null) return badLine();
    const { id = null, op, ...fields } = request;
    // Checked first: an id nested thousands deep can be parsed but not written back.
    if (!isWritable(id)) return write(null, refuse('BAD_REQUEST', { at: 'id', reason: 'it is nested too deep' }));
    return write(id, await run(table, op, fields, report));
  };
}

async function run(table: Table, op: unknown, fields: unknown, report: (bug: unknown) => void): Promise<Answer> {
  const known = typeof op === 'string' && Object.hasOwn(OPS, op) ? OPS[op] : undefined;
  if (known === undefined) return refuse('BAD_REQUEST', { at: 'op', reason: Object.keys(OPS).join(', ') });
  try {
    return await known(table, fields);
  } catch (bug) {
    report(bug);
    return refuse('INTERNAL');
  }
}

function parseLine(line: string): JsonObject | null {
  try {
    const parsed: unknown = JSON.parse(line);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isWritable(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

function write(id: unknown, answer: Answer): string {
  const body = answer.ok ? { id, ok: true, ...answer.value } : { id, ok: false, error: errorOf(answer.error) };
  // Legal in JSON, but many line readers split at them.
  return JSON.stringify(body).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** The answer to an unreadable line: no JSON, too long, or not UTF-8. */
export const badLine = (reason?: string): string =>
  write(null, refuse('BAD_JSON', reason === undefined ? {} : { reason }));
