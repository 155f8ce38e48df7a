import { END_COMMON } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import type { FastBoard } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import { layOf, type MoveList, scoreOfMove, stateOf } from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import { countsOf, tilesLeft } from '@izvilina/games/mindtrainer/movegen/rack-states.ts';
import type { LayMove, Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { Board } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { sorted } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { wordsOf } from '@izvilina/games/mindtrainer/rules/words.ts';
import type { ScoredLay } from '@izvilina/games/mindtrainer/state.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Fast } from '../fast.ts';
import { isCurious } from './familiar.ts';
import { kindsIn, tileOf } from './kinds.ts';
import type { Knowledge } from './knowledge.ts';
import type { Level } from './levels.ts';
import { pickMoves, spelling } from './move-columns.ts';
import { survey } from './player.ts';
import { exchangeTiles, layMove, passTurn, type Sim } from './simulation/simulator.ts';

/** A move to choose from. */
export interface Choice {
  readonly move: Move;
  /** Its points plus the value of the tiles that stay on the rack. */
  readonly looks: number;
  /** The value of the tiles that stay on the rack. */
  readonly left: number;
  /** The word, or the kind of move: moves with the same plan hardly differ. */
  readonly plan: string;
  play(sim: Sim, board: FastBoard, fast: Fast): void;
}

/** All moves a level finds, best-looking first. */
export interface Choices {
  readonly lays: readonly Choice[];
  /** The lays in the same order, as generated. */
  readonly list: MoveList;
  readonly exchanges: readonly Choice[];
  readonly pass: Choice;
}

const EXCHANGES = 4;

export function choicesOf(known: Knowledge, sim: Sim, level: Level, chance: Chance): Choices {
  const { player, board, view } = known;
  const generated = survey(player, sim, board);
  const { values } = player.rests;
  if (level.minds === 'score') values.fill(0);
  const looks = (move: number): number => scoreOfMove(generated, move) + values[stateOf(generated, move)]!;
  const words = (move: number) => wordsOf(view.board, tilesOf(generated, move, board)).map(({ word }) => word);
  const seen = found(generated, level, chance, (move) => comesToMind(words(move), level));
  const best = seen.sort((a, b) => looks(b) - looks(a));
  // Solving an endgame needs all moves.
  const list = pickMoves(generated, sim.bagSize === 0 ? best : distinct(generated, best));
  const lays = Array.from({ length: list.count }, (_, at) =>
    layChoice(list, at, values[stateOf(list, at)]!, view.board, board),
  );
  return { lays, list, exchanges: exchanges(known, sim), pass: passChoice(values[player.generator.rack.full]!) };
}

/** Not a word too long for the level; and who knows only common words does not think of «ер» and «эф» either. */
const comesToMind = (words: readonly string[], { words: known, longest }: Level): boolean =>
  (words[0] ?? '').length <= longest && (known !== END_COMMON || !words.some(isCurious));

/** The words a level finds: a share of those that come to its mind, or of the others if none does. */
function found(list: MoveList, { longest, finds }: Level, chance: Chance, suits: (move: number) => boolean): number[] {
  const all = Array.from({ length: list.count }, (_, move) => move);
  if (finds >= list.count && longest === Number.POSITIVE_INFINITY) return all;
  const first: number[] = [];
  const others: number[] = [];
  while (all.length > 0 && first.length < finds) {
    const at = chance.below(all.length);
    const move = all[at]!;
    all[at] = all.at(-1)!;
    all.pop();
    (suits(move) ? first : others).push(move);
  }
  return first.length > 0 ? first : others.slice(0, finds);
}

/** Of moves that differ only in which tile is the blank, the first. */
function distinct(list: MoveList, moves: readonly number[]): readonly number[] {
  const spelt = new Set<string>();
  return moves.filter((move) => {
    const spelled = spelling(list, move);
    return !spelt.has(spelled) && spelt.add(spelled);
  });
}

// The generator's letters are plain strings, but all from the alphabet.
const tilesOf = (list: MoveList, move: number, board: FastBoard): ScoredLay['tiles'] =>
  layOf(list, move, board).tiles as ScoredLay['tiles'];

/** The main word of the tiles, including letters already on the board. */
const wordOf = (board: Board, tiles: ScoredLay['tiles']): string => wordsOf(board, tiles)[0]?.word ?? '';

/** A lay as a choice. There may be thousands, so move and word are computed only when used. */
function layChoice(list: MoveList, at: number, left: number, rows: Board, board: FastBoard): Choice {
  return {
    get move() {
      return { type: 'lay', tiles: tilesOf(list, at, board) as LayMove['tiles'] } as const;
    },
    get plan() {
      return wordOf(rows, tilesOf(list, at, board));
    },
    looks: scoreOfMove(list, at) + left,
    left,
    play: (sim, on) => layMove(sim, on, list, at),
  };
}

/** MT-R4: the few exchanges that keep the best tiles. */
function exchanges({ player: { generator, rests } }: Knowledge, { racks, turn, held, bagSize }: Sim): Choice[] {
  const { rack } = generator;
  const counts = racks[turn]!.slice();
  const whole = held[turn]!;
  return Array.from({ length: rack.full }, (_, state) => state)
    .filter((state) => whole - tilesLeft(rack, state) <= bagSize)
    .sort((a, b) => rests.values[b]! - rests.values[a]! || tilesLeft(rack, a) - tilesLeft(rack, b))
    .slice(0, EXCHANGES)
    .map((state) => {
      const kept = countsOf(rack, counts, state);
      const tiles = sorted(kindsIn(counts.map((count, kind) => count - kept[kind]!)).map(tileOf));
      const left = rests.values[state]!;
      const play: Choice['play'] = (sim, _, fast) => exchangeTiles(sim, kept, fast);
      return { move: { type: 'exchange', tiles }, looks: left, left, plan: 'exchange', play };
    });
}

const passChoice = (left: number): Choice => ({
  move: { type: 'pass' },
  looks: left,
  left,
  plan: 'pass',
  play: passTurn,
});
