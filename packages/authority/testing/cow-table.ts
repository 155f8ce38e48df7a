import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { PACES } from '@izvilina/protocol/pace.ts';
import type { Authority } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { clientKey, Person, settle } from './rig.ts';

const BOT_PAUSE = 500;

/** A bot that plays the first move there is, after half a second. */
export const firstMove: Deps['think'] = async ({ view }) => {
  const moves = cow006.moves(view as CowView);
  const move = moves.finite ? (moves.all[0] ?? null) : null;
  return { move, after: BOT_PAUSE, value: 0, nodes: 1, best: move ? [{ move, value: 0, why: [] }] : [] };
};

type Create = Extract<CommandBody, { type: 'create' }>;

/** One chair for the sender, one open for a friend. */
export const gatheringTable = (changes: Partial<Create> = {}): Create => ({
  type: 'create',
  client: clientKey(),
  game: 'cow006',
  options: {},
  pace: 'calm',
  watchers: true,
  start: false,
  chairs: [{ kind: 'me' }, { kind: 'open' }],
  ...changes,
});

export type CowPlayer = Person<CowView>;

export const pick = (person: CowPlayer, table: string, seat: number, card: number, seq = person.seq): Promise<Json> =>
  person.say({ type: 'move', table, seat, seq, client: clientKey(), move: { type: 'pick', card } });

export interface Deal {
  readonly pace?: keyof typeof PACES;
  readonly bots?: number;
  readonly options?: Record<string, unknown>;
  /** As agreed by the host; left out: the default for people. */
  readonly hints?: boolean;
  /** The node Lyosha is connected to; by default Anya's. */
  readonly friendOn?: Authority;
}

/** Anya hosts, Lyosha sits opposite, the rest are bots. Both look at the table. */
export async function dealt(on: Authority, { pace = 'calm', bots = 0, options = {}, hints, friendOn = on }: Deal = {}) {
  const anya: CowPlayer = new Person(on, 'anya');
  const lyosha: CowPlayer = new Person(friendOn, 'lyosha');
  const bot = { kind: 'bot' as const, level: 'novice' };
  const chairs = [{ kind: 'me' as const }, { kind: 'open' as const }, ...Array<typeof bot>(bots).fill(bot)];
  const { table } = (await anya.say(gatheringTable({ options, pace, chairs }))) as { table: string };
  await anya.say({ type: 'open', table });
  const code = anya.info.code as string;
  await lyosha.say({ type: 'open', table });
  await lyosha.say({ type: 'sit', table, name: 'Лёша' });
  if (hints !== undefined) await anya.say({ type: 'agree', table, hints });
  await anya.say({ type: 'start', table });
  await settle();
  return { anya, lyosha, table, code };
}
