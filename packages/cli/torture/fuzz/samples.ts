import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { VARIETIES } from '@izvilina/games/variety.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { playRandomly } from '@izvilina/kernel/contract.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { hashOf, type Start } from '@izvilina/kernel/match.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import { combinedSeed, commitmentTo } from '@izvilina/protocol/proof.ts';

const GAMES_EACH = 12;
/** Longer games add nothing for a reader and take long to replay. */
const MOST_EVENTS = 60;

/** A finished game. */
export interface Played {
  readonly slug: Slug;
  readonly start: Start;
  readonly events: readonly AnyEvent[];
  readonly hash: string;
}

const SERVER_SEED = '5e'.repeat(32);

/** Short random games of all five titles, dealt and set up. */
export async function playedGames(seed: string): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (const slug of SLUGS) {
    const variety = await VARIETIES[slug]();
    for (let index = 0, kept = 0; kept < GAMES_EACH && index < 50 * GAMES_EACH; index++) {
      const dice = chances(`${seed} ${slug} ${index}`)(0);
      const start = { ...variety.start(dice), seed: combinedSeed(SERVER_SEED, []) };
      const { events, last } = playRandomly(
        await loadGameFor(slug, start, readData),
        start,
        dice,
        undefined,
        variety.job,
      );
      if (!last || events.length > MOST_EVENTS) continue;
      kept++;
      played.push({ slug, start, events, hash: hashOf(last) });
    }
  }
  return played;
}

/** The game as a record file that passes verification. */
export const recordFileOf = ({ slug, start, events, hash }: Played) => ({
  format: 'izvilina',
  version: 'position' in start ? 3 : 1,
  game: slug,
  rules: 1,
  ...start,
  events,
  names: Array.from({ length: start.players }, (_, seat) => `Гость ${seat}`),
  hash,
  commitment: commitmentTo(SERVER_SEED),
  serverSeed: SERVER_SEED,
  clientSeeds: [],
  local: false,
});

/** The line that tells an engine to begin this game. */
export const beginLine = ({ slug, start }: Played): object =>
  start.position
    ? { op: 'position', game: slug, position: start.position, seed: start.seed }
    : { op: 'new', game: slug, players: start.players, seed: start.seed, options: start.options };

/** Lines for an engine in which this game is number `index`. */
export function engineLinesOf(played: Played, index: number): object[] {
  const { slug, start, events } = played;
  const match = `m${index + 1}`;
  const [event] = events;
  const log = { game: slug, rules: 1, ...start, events };
  const play =
    event && ('move' in event ? { player: event.by, move: event.move } : { player: 'referee', move: event.act });
  const player = typeof play?.player === 'number' ? play.player : 0;
  const asks = ['legal', 'view'].map((op) => ({ op, match, player }));
  const looks = ['state', 'result', 'log'].map((op) => ({ op, match }));
  return [
    ...[beginLine(played), { op: 'play', match, ...play }, { op: 'play', match, ...play }, { op: 'replay', log }],
    ...[...asks, { op: 'bot', match, player, level: 'random' }, ...looks, { op: 'games' }, { op: 'drop', match: 'm0' }],
  ];
}

/** One valid command of every type, for this table. */
export function commandsAt(table: string, key: string): readonly CommandBody[] {
  const client = `fuzz-${key}`;
  const seat = 1;
  const entropy = 'e5'.repeat(16);
  return [
    { type: 'create', client, game: 'cow006', options: {}, pace: 'calm', watchers: true, chairs: CHAIRS, start: false },
    { type: 'open', table, since: 3, watch: true },
    { type: 'close', table },
    { type: 'find', code: 'ABCD' },
    { type: 'ping' },
    { type: 'mine' },
    { type: 'rename', name: 'Аня' },
    { type: 'sit', table, seat, name: 'Аня', entropy },
    { type: 'stand', table },
    { type: 'chair', table, client, seat, chair: { kind: 'bot', level: 'novice' } },
    { type: 'fill', table, level: 'novice' },
    { type: 'remove', table, seat, name: 'Борис', ban: true },
    { type: 'host', table },
    { type: 'agree', table, options: { rounds: 2 }, pace: 'brisk', watchers: false, hints: true },
    { type: 'openToAll', table, open: true },
    { type: 'openTables' },
    { type: 'start', table },
    { type: 'entropy', table, entropy },
    { type: 'move', table, seat, seq: 0, client, move: { type: 'pick', card: 5 }, claimed: 300 },
    { type: 'hint', table, seat },
    { type: 'takeBack', table },
    { type: 'leave', table },
    { type: 'wait', table, seat },
    { type: 'say', table, client, seat, saying: { kind: 'text', text: 'Ход конём!' } },
    { type: 'talk', table, talk: 'words' },
    { type: 'rematch', table, again: true },
    { type: 'replace', table, seat },
    { type: 'record', table },
    { type: 'history', after: { ended: 1, table }, limit: 20 },
    { type: 'peek', table },
    { type: 'forget', table },
  ];
}

const CHAIRS: Extract<CommandBody, { type: 'create' }>['chairs'] = [
  { kind: 'me' },
  { kind: 'open' },
  { kind: 'bot', level: 'novice' },
];
