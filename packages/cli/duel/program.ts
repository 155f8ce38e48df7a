import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Player } from '@izvilina/bots/duel.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { Failure } from '../command.ts';

/** Extra time for a program beyond its budget: it may be starting up, and pipes take time. */
const GRACE_MS = 5000;

/** How long a program may take to end when told to. */
const PATIENCE_MS = 1000;

export interface Program {
  readonly play: Player;
  /** Resolves when the program is gone. */
  stop(): Promise<void>;
}

/**
 * An outside player. It is started once, gets one JSON line per decision and answers with one line, its move. A crash,
 * silence or nonsense is a failure that names the program.
 */
export function startProgram(command: string, graceMs = GRACE_MS): Program {
  const fail = (what: string) => new Failure(`cmd:${command} ${what}`);
  // `exec` replaces the shell, so that stopping the child stops the program itself.
  const child = spawn(`exec ${command}`, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {}); // its exit is more informative
  const gone = new Promise<Failure>((resolve) => {
    child.on('exit', (code, signal) => resolve(fail(`ended with ${signal ?? `exit code ${code}`}`)));
    child.on('error', (error) => resolve(fail(`could not be started: ${error.message}`)));
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  const answer = async (budgetMs: number): Promise<string> => {
    const timer = Promise.withResolvers<Failure>();
    const limit = budgetMs + graceMs;
    const clock = setTimeout(() => timer.resolve(fail(`was silent for ${limit} ms`)), limit);
    const line = await Promise.race([lines.next(), gone, timer.promise]);
    clearTimeout(clock);
    if (line instanceof Failure) throw line;
    // Its output has ended, so the program is ending: wait for its exit code.
    if (line.done) throw await Promise.race([gone, timer.promise]);
    return line.value;
  };

  return {
    async play(view, moves, budgetMs) {
      child.stdin.write(`${JSON.stringify({ view, moves: moves.finite ? moves.all : null, budgetMs })}\n`);
      const line = await answer(budgetMs);
      try {
        return JSON.parse(line) as Json;
      } catch {
        throw fail(`answered something that is not JSON: ${line.slice(0, 200)}`);
      }
    },
    async stop() {
      child.stdin.end();
      child.kill();
      const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await gone;
      clearTimeout(patience);
    },
  };
}
