import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './service.ts';

export interface ChildOptions {
  /** The program; the server itself unless a test gives another. */
  readonly program?: string;
  /** Command that runs the program. */
  readonly node?: readonly string[];
  readonly port?: number;
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));
const START_MS = 120_000;

/** A server in a process of its own, so that it can be killed. It keeps its port and data across restarts. */
export class ServerChild {
  readonly port: number;
  readonly dataDir: string;
  #program: string;
  readonly #node: readonly string[];
  readonly #env: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  #exited: Promise<number | null> = Promise.resolve(null);
  /** stderr of the newest process. */
  errors = '';
  /** stdout of the newest process. */
  output = '';

  private constructor(options: Required<ChildOptions>) {
    this.port = options.port;
    this.dataDir = options.dataDir;
    this.#program = options.program;
    this.#node = options.node;
    this.#env = options.env;
  }

  static async start(options: ChildOptions = {}): Promise<ServerChild> {
    const child = new ServerChild({
      program: options.program ?? SERVER,
      node: options.node ?? [process.execPath],
      port: options.port ?? (await freePort()),
      dataDir: options.dataDir ?? (await mkdtemp(join(tmpdir(), 'izvilina-child-'))),
      env: options.env ?? {},
    });
    await child.start();
    return child;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts (again) and waits until the address is printed; `program` replaces the program from now on. */
  async start(program = this.#program): Promise<void> {
    this.#program = program;
    this.errors = '';
    this.output = '';
    const env = { ...process.env, LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...this.#env };
    const [command, ...before] = this.#node as [string, ...string[]];
    const child = spawn(command, [...before, this.#program], {
      env: { ...env, PORT: String(this.port), IZVILINA_DATA: this.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#exited = new Promise((resolve) => child.once('close', resolve));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-20_000);
    });
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the server did not start: ${this.errors}`)), START_MS);
      const ended = () => reject(new Error(`the server ended: ${this.errors}`));
      child.once('close', ended);
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        if (!this.output.includes('\n')) return;
        clearTimeout(timer);
        child.off('close', ended);
        resolve();
      });
    });
  }

  /** Asks it to end, as an orchestrator does; returns the exit code. */
  stop(): Promise<number | null> {
    this.#process?.kill('SIGTERM');
    return this.#exited;
  }

  /** Kills it without warning. */
  async kill(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await this.#exited;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Kills it and deletes the data. */
  async discard(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
