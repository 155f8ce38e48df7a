import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';

/** All error codes of the protocol. `INTERNAL` is our own bug, never the caller's. */
export const CODES = [
  'BAD_JSON',
  'BAD_REQUEST',
  'UNKNOWN_GAME',
  'UNKNOWN_MATCH',
  'BAD_OPTIONS',
  'BAD_POSITION',
  'NOT_YOUR_TURN',
  'ILLEGAL_MOVE',
  'GAME_OVER',
  'INTERNAL',
] as const;
export type Code = (typeof CODES)[number];

type Params = Refusal['params'];

export interface EngineError {
  readonly code: Code;
  readonly message: string;
  readonly params: Params;
}

const isCode = (code: string): code is Code => (CODES as readonly string[]).includes(code);

/** The protocol's error for a refusal: the kernel's finer codes about a request's shape all become BAD_REQUEST. */
export const errorOf = ({ code, params }: Refusal): EngineError => ({
  code: isCode(code) ? code : 'BAD_REQUEST',
  message: (SENTENCES[code] ?? badRequest)(params),
  params,
});

const badRequest = (params: Params): string =>
  `A field is missing, unknown or ill-typed${place(params)}${because(params.reason)}.`;

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  BAD_JSON: ({ reason }) => `The line is not a JSON object${because(reason)}.`,
  BAD_REQUEST: badRequest,
  BAD_MOVE: (params) => `The move is malformed${place(params)}${because(params.reason)}.`,
  BAD_SEAT: () => 'There is no such seat in this match.',
  OTHER_RULES: ({ theirs, ours }) => `The log was made under rules ${theirs}; this engine plays rules ${ours}.`,
  UNKNOWN_GAME: () => 'There is no such game.',
  UNKNOWN_MATCH: () => 'There is no such match; it may have been dropped.',
  BAD_OPTIONS: (params) => `These players and options are not allowed${place(params)}${because(params.reason)}.`,
  BAD_POSITION: (params) => `This position cannot be${place(params)}${because(params.reason)}.`,
  NOT_YOUR_TURN: ({ reason }) => `This seat has no move now${because(reason)}.`,
  ILLEGAL_MOVE: ({ reason, words }) => `The rules refuse this move${because(reason)}${named(words)}.`,
  GAME_OVER: () => 'The game is over.',
  INTERNAL: () => 'The engine failed on this request; the fault is ours, and nothing has changed.',
};

const place = ({ at, issue }: Params): string => {
  const what = [at ? `at "${text(at)}"` : '', issue ? `(${text(issue)})` : ''].filter(Boolean).join(' ');
  return what ? ` ${what}` : '';
};

const because = (reason: Json | undefined): string => (reason === undefined ? '' : `: ${spoken(text(reason))}`);

/** A reason is a constant like `NOT_IN_ONE_LINE`; the message says "not in one line". `params` keeps the constant. */
const spoken = (reason: string): string =>
  /^[A-Z]+(_[A-Z0-9]+)*$/.test(reason) ? reason.toLowerCase().replaceAll('_', ' ') : reason;

/** The unknown words of a refused mindtrainer move. */
const named = (words: Json | undefined): string => (Array.isArray(words) ? ` (${words.join(', ')})` : '');

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
