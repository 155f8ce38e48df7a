import { moves } from './moves.ts';
import { manyNodes } from './nodes.ts';
import { atPace } from './pace.ts';
import { manyTables } from './tables.ts';

export const name = 'server';
export const options = {
  part: { type: 'string', default: 'moves' },
  /** Left out: the default of the part. */
  tables: { type: 'string', default: '' },
  seconds: { type: 'string', default: '8' },
  store: { type: 'string', default: 'sqlite' },
  nodes: { type: 'string', default: '1' },
  rate: { type: 'string', default: '400' },
} as const;

type Option = keyof typeof options;

/** What a server does for players: each part answers one question about it. */
export async function run(values: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const text = (option: Option): string => values[option] || options[option].default;
  const number = (option: Option, otherwise: string = options[option].default): number => {
    const value = Number(values[option] || otherwise);
    if (!(value > 0)) throw new RangeError(`--${option} ${values[option]}: not a number above 0`);
    return value;
  };
  const store = text('store');
  if (store !== 'sqlite' && store !== 'postgres') throw new RangeError(`--store ${store}: sqlite or postgres`);
  const [seconds, nodes] = [number('seconds'), number('nodes')];
  if (nodes > 1) return manyNodes({ nodes, seconds, tables: number('tables', '128') });
  switch (text('part')) {
    case 'moves':
      return moves({ store, seconds, tables: number('tables', '64') });
    case 'pace':
      return atPace({ seconds, rate: number('rate'), tables: number('tables', '1000') });
    case 'tables':
      return manyTables({ seconds, tables: number('tables', '1000') });
    default:
      throw new RangeError(`--part ${text('part')}: moves, pace or tables`);
  }
}
