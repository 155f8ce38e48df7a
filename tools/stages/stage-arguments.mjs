// @ts-check

/** @typedef {{ stages: readonly string[], runnerArgs: Readonly<Record<string, readonly string[]>>, fault: string | null }} Wanted */

/**
 * What `npm test -- …` asks for: names of stages, each followed by arguments for its runner where it takes any.
 * @param {readonly string[]} words
 * @param {readonly string[]} known every stage
 * @param {readonly string[]} takeArguments the stages whose runner takes arguments
 * @returns {Wanted}
 */
export function parseStages(words, known, takeArguments) {
  /** @type {string[]} */
  const stages = [];
  /** @type {Record<string, string[]>} */
  const runnerArgs = {};
  for (const word of words) {
    const last = stages.at(-1);
    if (known.includes(word)) stages.push(word);
    else if (last !== undefined && takeArguments.includes(last)) runnerArgs[last] = [...(runnerArgs[last] ?? []), word];
    else return { stages, runnerArgs, fault: `no such stage: ${word} (${known.join(', ')})` };
  }
  return { stages, runnerArgs, fault: null };
}
