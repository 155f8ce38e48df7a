// @ts-check
// What the tools tell people: progress and trouble go to stderr, since stdout belongs to the engine protocol.

/** Something the person at the keyboard can act on: shown as one sentence, without a stack. */
export class Trouble extends Error {}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`izvilina: ${line}\n`);
}

/**
 * Runs a tool's main function; whatever goes wrong ends as one sentence and a non-zero exit code.
 * @param {() => Promise<void>} main
 */
export function runTool(main) {
  main().catch((error) => {
    say(sentenceFor(error));
    process.exitCode = 1;
  });
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceFor(error) {
  if (error instanceof Trouble) return error.message;
  return causeIn(String(error)) ?? `неожиданная ошибка / unexpected error: ${String(error)}`;
}

/** @type {readonly (readonly [RegExp, string])[]} */
const CAUSES = [
  [/code EUSAGE/, 'package-lock.json расходится с package.json / package-lock.json does not fit package.json'],
  [/ENOSPC/, 'на диске нет места / no space left on the disk'],
  [/EROFS|EACCES|EPERM/, 'нет права на запись / no permission to write there'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/,
    'нет связи с реестром npm / the npm registry cannot be reached',
  ],
];

/**
 * The everyday reason hidden in an error text, if it is one of those we know.
 * @param {string} text
 * @returns {string | null}
 */
export function causeIn(text) {
  return CAUSES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
