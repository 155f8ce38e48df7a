import { type ParseArgsConfig, parseArgs } from 'node:util';

/** One command of `bin/izvilina`. `run` returns the exit code. */
export interface Command {
  /** Help text of at most one screen. */
  readonly help: string;
  run(args: readonly string[]): Promise<number>;
}

/** The command line is wrong: one line, exit code 2. */
export class UsageError extends Error {}

/** Something outside failed in a way that one sentence explains: exit code 1. */
export class Failure extends Error {}

/** Node's `parseArgs` with its errors as usage errors. */
export function parsed<const T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message.split(/[.]\s/)[0]);
    throw error;
  }
}

/** A whole number within bounds, or a usage error that names the flag. */
export function whole(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max)
    throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}
