// @ts-check
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';

/** @typedef {{ code: number, output: string }} Finished */

const POSIX = process.platform !== 'win32';

/**
 * The environment for our own tools: their behaviour must not depend on the caller's NODE_ENV or colours, and what Node
 * has compiled once (servers of tests, workers of Vitest) is kept for the next process.
 * @param {string} node path of Node 24, put first so that a child's `node` is the same one
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(node) {
  const { NODE_ENV: _env, FORCE_COLOR: _color, ...rest } = process.env;
  const path = [dirname(node), join(ROOT, 'node_modules', '.bin'), rest.PATH ?? ''].join(delimiter);
  return { ...rest, PATH: path, NO_COLOR: '1', NODE_COMPILE_CACHE: COMPILED };
}

const COMPILED = join(CACHE, 'compiled');

/**
 * Runs a program to its end and keeps all it printed. It gets a process group of its own, so that
 * giving up on it (or Ctrl-C) also ends its browsers and servers.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, limitMs?: number, shell?: boolean, shown?: boolean }} [options] `shown`: also as it comes
 * @returns {Promise<Finished>}
 */
export function finish(
  program,
  args,
  { cwd = ROOT, env = process.env, limitMs = 600_000, shell = false, shown = false } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], { cwd, env, shell, detached: POSIX, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      if (child.pid === undefined) return;
      try {
        process.kill(POSIX ? -child.pid : child.pid, signal);
      } catch {
        // it has already ended
      }
    };
    /** @param {NodeJS.Signals} signal */
    const interrupted = (signal) => {
      end('SIGKILL');
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    const timer = setTimeout(() => {
      output += `\nended after ${limitMs / 1000} s without finishing\n`;
      end('SIGKILL');
    }, limitMs);
    const settle = (/** @type {number} */ code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      resolve({ code, output });
    };
    process.on('SIGINT', interrupted);
    process.on('SIGTERM', interrupted);
    const take = (/** @type {string} */ text) => {
      output += text;
      if (shown) process.stdout.write(text);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      output += `${error.message}\n`;
      settle(127);
    });
    child.on('close', (code) => settle(code ?? 1));
  });
}

/**
 * Hands the terminal to a program, passes signals on, and ends the way it ended. What Node has compiled is kept, unless
 * it is said where: a server that was killed is back sooner.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function become(program, args) {
  const child = spawn(program, [...args], { stdio: 'inherit', env: { NODE_COMPILE_CACHE: COMPILED, ...process.env } });
  // A terminal sends Ctrl-C to the whole group; passing it on again would look like an impatient second one.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('error', (error) => {
    process.stderr.write(`izvilina: ${program}: ${error.message}\n`);
    process.exit(127);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
