import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { watchTurns } from './event-loop.ts';

export interface Metrics {
  readonly sockets: Gauge;
  readonly commands: Counter<'type' | 'outcome'>;
  readonly commits: Histogram;
  readonly thinking: Histogram;
  readonly jobs: Histogram;
  text(): Promise<string>;
  readonly contentType: string;
  /** Forgets the delays of the start: loading the program is not serving. */
  started(): void;
  stop(): void;
}

/** Each server has its own registry, so that a test can run several. */
export function createMetrics(liveTables: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();

  new Gauge({
    name: 'izvilina_event_loop_delay_max_seconds',
    help: 'Longest delay of the event loop since the last scrape',
    registers,
    collect() {
      // The histogram counts the sampling interval itself as delay.
      this.set(Math.max(0, loop.max / 1e9 - 0.01));
      loop.reset();
    },
  });
  const turns = watchTurns();
  new Gauge({
    name: 'izvilina_event_loop_busy_max_seconds',
    help: 'Most processor time one turn of the event loop took since the last scrape: a busy machine does not count',
    registers,
    collect() {
      this.set(turns.longest());
    },
  });
  new Gauge({
    name: 'izvilina_live_tables',
    help: 'Tables held in memory',
    registers,
    collect() {
      this.set(liveTables());
    },
  });

  return {
    sockets: new Gauge({ name: 'izvilina_sockets', help: 'Open sockets', registers }),
    commands: new Counter({
      name: 'izvilina_commands_total',
      help: 'Commands by type and outcome (ok, or the code of the refusal)',
      labelNames: ['type', 'outcome'],
      registers,
    }),
    commits: new Histogram({
      name: 'izvilina_commit_seconds',
      help: 'Duration of a group commit',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    thinking: new Histogram({
      name: 'izvilina_bot_thinking_seconds',
      help: 'From asking a bot to its answer, waiting included',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    jobs: new Histogram({
      name: 'izvilina_job_seconds',
      help: "From asking for a game's job to its result, waiting included",
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    started() {
      loop.reset();
      turns.longest();
    },
    stop() {
      loop.disable();
      turns.stop();
    },
  };
}
