import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { watchEventLoop } from './event-loop.ts';
import { RecentMaximum } from './recent-maximum.ts';

export interface Metrics {
  readonly sockets: Gauge;
  readonly commands: Counter<'type' | 'outcome'>;
  readonly commits: Histogram;
  readonly thinking: Histogram;
  readonly jobs: Histogram;
  readonly passedOn: Counter;
  text(): Promise<string>;
  readonly contentType: string;
  stop(): void;
}

export interface MetricsSources {
  readonly liveTables: () => number;
  readonly isWriting: () => boolean;
  /** Whether the other nodes can be reached; true where there are none. */
  readonly isLinked: () => boolean;
}

/** Each server has its own registry, so that a test can run several. */
export function createMetrics({ liveTables, isWriting, isLinked }: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const turns = new Histogram({
    name: 'izvilina_event_loop_turn_seconds',
    help: 'Processor time of one turn of the event loop, at most: a busy machine does not count',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const [busy, delay] = [new RecentMaximum(), new RecentMaximum()];
  const stopWatching = watchEventLoop({
    turn(seconds) {
      turns.observe(seconds);
      busy.add(seconds);
    },
    delay: (seconds) => delay.add(seconds),
  });
  new Gauge({
    name: 'izvilina_event_loop_delay_max_seconds',
    help: 'Longest delay of the event loop in the last minute',
    registers,
    collect() {
      this.set(delay.value);
    },
  });
  new Gauge({
    name: 'izvilina_event_loop_busy_max_seconds',
    help: 'Most processor time one turn of the event loop took in the last minute',
    registers,
    collect() {
      this.set(busy.value);
    },
  });
  new Gauge({
    name: 'izvilina_writing',
    help: '1 while writes reach the disk',
    registers,
    collect() {
      this.set(isWriting() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'izvilina_linked',
    help: '1 while Redis carries messages to other nodes, and where there are none',
    registers,
    collect() {
      this.set(isLinked() ? 1 : 0);
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
  new Gauge({
    name: 'izvilina_resident_bytes',
    help: 'Memory that the process holds, all threads together',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'izvilina_processor_seconds',
    help: 'Processor time the process has used, all threads together',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.set((user + system) / 1e6);
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
    passedOn: new Counter({
      name: 'izvilina_passed_on_total',
      help: 'Commands of our players for tables that another node serves',
      registers,
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    stop: stopWatching,
  };
}
