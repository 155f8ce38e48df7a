import { loadLexicon } from '@izvilina/games/mindtrainer/lexicon/testing/load.ts';
import { fastBoard } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import { rackCounts } from '@izvilina/games/mindtrainer/movegen/generate.ts';
import { moveGenerator } from '@izvilina/games/mindtrainer/movegen/generator.ts';
import { play, scoreOfMove, sizeOf, stateOf } from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import { countsOf } from '@izvilina/games/mindtrainer/movegen/rack-states.ts';
import { ALL_TILES } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';

export const name = 'movegen';
export const options = {
  lexicon: { type: 'string', default: 'nouns' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
} as const;

/** Number of games played before measuring, while the code is still being compiled. */
const WARM_UP_GAMES = 40;

/**
 * Greedy self-play of two: the player to move makes the highest-scoring move. `meanMs` measures finding all moves with
 * their scores; updating the board after a lay is measured separately (`layMs`). `cpuMs` is CPU time, which is less
 * than `meanMs` if other programs use the core too.
 */
export async function run(values: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const {
    lexicon = options.lexicon.default,
    games: text = options.games.default,
    seed = options.seed.default,
  } = values;
  if (lexicon !== 'nouns' && lexicon !== 'all') throw new RangeError(`--lexicon is nouns or all, not "${lexicon}"`);
  const games = Number(text);
  if (!Number.isInteger(games) || games < 1) throw new RangeError(`--games is a whole number from 1, not "${text}"`);
  const { graph, legalEnd } = loadLexicon(lexicon);
  const generator = moveGenerator(graph, legalEnd);
  const streams = chances(seed);
  const measured = { positions: 0, moves: 0, generateMs: 0, cpuMs: 0, layMs: 0 };

  const game = (chance: Chance, into: typeof measured): void => {
    const board = fastBoard(graph, legalEnd);
    const bag = [...ALL_TILES];
    const draw = (): string => bag.splice(chance.below(bag.length), 1)[0] ?? '';
    const racks = [0, 1].map(() => rackCounts(Array.from({ length: 7 }, draw).join('')));
    for (let turn = 0, passes = 0; passes < 2; turn++) {
      const rack = racks[turn % 2]!;
      const busy = process.threadCpuUsage();
      const before = performance.now();
      const list = generator.generate(board, rack);
      const generated = performance.now();
      into.generateMs += generated - before;
      const { user, system } = process.threadCpuUsage(busy);
      into.cpuMs += (user + system) / 1000;
      into.positions++;
      into.moves += list.count;
      if (list.count === 0) {
        passes++;
        continue;
      }
      passes = 0;
      let best = 0;
      for (let move = 1; move < list.count; move++) if (scoreOfMove(list, move) > scoreOfMove(list, best)) best = move;
      const left = countsOf(generator.rack, rack, stateOf(list, best));
      const laying = performance.now();
      play(list, best, board);
      into.layMs += performance.now() - laying;
      const drawn = rackCounts(Array.from({ length: Math.min(sizeOf(list, best), bag.length) }, draw).join(''));
      racks[turn % 2] = left.map((count, kind) => count + drawn[kind]!);
      if (racks[turn % 2]!.every((count) => count === 0)) break;
    }
  };

  for (let i = 1; i <= Math.min(WARM_UP_GAMES, games); i++) game(streams(1_000_000 + i), { ...measured });
  for (let i = 1; i <= games; i++) game(streams(i), measured);
  const { positions, moves, generateMs, cpuMs, layMs } = measured;
  return {
    bench: name,
    lexicon,
    positions,
    moves,
    meanMs: round(generateMs / positions),
    positionsPerS: Math.round((1000 * positions) / generateMs),
    cpuMs: round(cpuMs / positions),
    layMs: round(layMs / positions),
  };
}

const round = (ms: number): number => Math.round(ms * 1e5) / 1e5;
