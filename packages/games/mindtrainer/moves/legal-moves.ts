import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Moves } from '@izvilina/kernel/game.ts';
import { lexiconFor } from '../lexicon/lexicon.ts';
import { layMoves } from '../movegen/generate.ts';
import { sorted, TILES, type Tile, type Tiles, tilesIn } from '../pieces/letters.ts';
import { awaited } from '../rules/challenge.ts';
import type { MindtrainerView } from '../view/view.ts';
import { type LayMove, type Move, openTurn } from './move-shapes.ts';
import { sampleLay } from './sample-lay.ts';

const NONE: Moves<Move> = { finite: true, all: [] };
const ANSWERS: Moves<Move> = { finite: true, all: [{ type: 'accept' }, { type: 'challenge' }] };
const VOTES: Moves<Move> = {
  finite: true,
  all: [
    { type: 'vote', valid: true },
    { type: 'vote', valid: false },
  ],
};
const PASS: Move = { type: 'pass' };

/** Everything the viewer may do now. Without a dictionary there are too many words to list. */
export function legalMoves(view: MindtrainerView): Moves<Move> {
  const { viewer, phase, turn, board, rack, bag, options } = view;
  if (viewer === 'watcher' || phase === 'over') return NONE;
  if (phase !== 'turn') {
    if (!awaited(view).includes(viewer)) return NONE;
    return phase === 'answers' ? ANSWERS : VOTES;
  }
  if (viewer !== turn) return NONE;
  const lexicon = lexiconFor(options);
  if (lexicon === null) return { finite: false, domain: openTurn, sample: (chance) => sample(view, chance) };
  // The generator's letters are plain strings; they come from the lexicon, which has only these letters.
  const lays = layMoves(board, rack, lexicon).map(
    (lay): Move => ({ type: 'lay', tiles: lay.tiles as LayMove['tiles'] }),
  );
  return { finite: true, all: [...lays, ...exchanges(rack, bag), PASS] };
}

/** MT-09, MT-R4: every multiset of rack tiles that the bag can replace. */
function exchanges(rack: Tiles, bag: number): Move[] {
  const tiles = tilesIn(rack);
  const kinds = TILES.flatMap((tile) => {
    const count = tiles.filter((other) => other === tile).length;
    return count > 0 ? [{ tile, count }] : [];
  });
  let chosen: Tile[][] = [[]];
  for (const { tile, count } of kinds)
    chosen = chosen.flatMap((some) =>
      Array.from({ length: count + 1 }, (_, copies) => [...some, ...Array<Tile>(copies).fill(tile)]),
    );
  return chosen.filter(({ length }) => length > 0 && length <= bag).map((some) => ({ type: 'exchange', tiles: some }));
}

const EXCHANGES_ONE_IN = 8;
const PASSES_ONE_IN = 12;

/** A random turn, mostly a word. */
function sample({ board, rack, bag }: MindtrainerView, chance: Chance): Move {
  const tiles = tilesIn(rack);
  const most = Math.min(bag, tiles.length);
  if (tiles.length === 0 || chance.below(PASSES_ONE_IN) === 0) return PASS;
  if (most > 0 && chance.below(EXCHANGES_ONE_IN) === 0) {
    const count = 1 + chance.below(most);
    return { type: 'exchange', tiles: sorted(tiles.slice(0, count)) };
  }
  const lay = sampleLay(board, tiles, chance);
  return lay === null ? PASS : { type: 'lay', tiles: lay };
}
