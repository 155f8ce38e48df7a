import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import type { ThoughtOfTest } from './thought.ts';

interface Line {
  write(message: Message, at?: number): void;
  readonly now: number;
  readonly stream: string[];
}

/** A planted leak: `secret` is computed from the whole state, and something the viewer is sent depends on it. */
export interface Planted {
  send?(message: Message, secret: number, line: Line): void;
  game?(game: AnyGame, secret: () => number): AnyGame;
  think?(thought: ThoughtOfTest, secret: number): ThoughtOfTest;
  exported?(kept: Json, secret: number): Json;
}

const changed = (change: (message: Message, secret: number) => Message): Planted => ({
  send: (message, secret, { write }) => write(change(message, secret)),
});

/** Leaks only into the views of these viewers. */
const inView = (whose: (viewer: unknown) => boolean): Planted => ({
  game: (game, secret) => ({
    ...game,
    view: (state, viewer) =>
      whose(viewer) ? Object.assign({ ...game.view(state, viewer) }, { held: secret() }) : game.view(state, viewer),
  }),
});

/* Planted leaks: each must be found within the few runs of the short test. */
export const LEAKS = {
  'in the view of a seat': inView((viewer) => viewer !== 'watcher'),
  'in the view of a watcher': inView((viewer) => viewer === 'watcher'),
  /** Sends all happenings, also those that the viewer may not know. */
  'in what has just happened': {
    game: (game) => ({ ...game, view: (state, viewer) => ({ ...game.view(state, viewer), happened: state.happened }) }),
  },
  'in the size of a message': changed((message, secret) =>
    message.type === 'view' ? Object.assign({ ...message }, { pad: ' '.repeat(secret % 32) }) : message,
  ),
  'in the number of messages': {
    send(message, secret, { write }) {
      write(message);
      if (message.type === 'table' && secret % 2 === 0) write(message);
    },
  },
  'in the order of messages': {
    send(message, secret, { write, stream }) {
      const last = secret % 2 === 0 && message.type === 'reply' ? stream.pop() : undefined;
      write(message);
      if (last !== undefined) stream.push(last);
    },
  },
  'in the time of a message': {
    send: (message, secret, { write, now }) => write(message, now + (secret % 8)),
  },
  'in the text of an error': changed((message, secret) => {
    if (message.type !== 'reply' || message.ok) return message;
    return { ...message, error: { ...message.error, params: { ...message.error.params, best: secret % 100 } } };
  }),
  'in a hint': { think: (thought, secret) => ({ ...thought, nodes: secret % 1000 }) },
  'in a clock': changed((message, secret) => {
    if (message.type !== 'view') return message;
    return { ...message, clocks: message.clocks.map((clock) => ({ ...clock, left: clock.left + (secret % 16) })) };
  }),
  'in what happened while somebody was gone': changed((message, secret) => {
    if (message.type !== 'view') return message;
    const steps = message.steps.map((step) =>
      step.happened ? { ...step, happened: [...step.happened, { type: `${secret % 100}` }] } : step,
    );
    return { ...message, steps };
  }),
  'in what is told of the table': changed((message, secret) =>
    message.type === 'table'
      ? { ...message, table: { ...message.table, changed: message.table.changed + (secret % 16) } }
      : message,
  ),
  'in a look from the shelf': changed((message, secret) => {
    const isPeek =
      message.type === 'reply' && message.ok && message.value !== null && typeof message.value === 'object';
    return isPeek && 'view' in message.value ? { ...message, value: { ...message.value, all: secret } } : message;
  }),
  'in the export of what is kept': { exported: (kept, secret) => [kept, secret] },
} as const satisfies Record<string, Planted>;

export type LeakName = keyof typeof LEAKS;
