import { sorted, tilesIn } from '@izvilina/games/mindtrainer/letters.ts';
import { lexiconForBots } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import type { LayMove, Move } from '@izvilina/games/mindtrainer/move-shapes.ts';
import { layMoves } from '@izvilina/games/mindtrainer/movegen/generate.ts';
import { scoreOf } from '@izvilina/games/mindtrainer/score.ts';
import type { Laying } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view.ts';
import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import { type Bots, type Candidate, LEVELS, type Thought } from '../bot.ts';
import { reason } from './reasons.ts';

/** Every level plays the word with most points until the ladder is built; `random` lays any word. */
const NAMES: readonly string[] = [...LEVELS, 'greedy', 'random'];

export const bots: Bots<MindtrainerView, Move> = { names: NAMES, think };

/** How many moves are shown with their reasons. */
const SHOWN = 5;

function think(name: string, view: MindtrainerView, chance: Chance): Thought<Move> {
  if (!NAMES.includes(name)) throw new Error(`no bot is called ${name}`);
  if (!view.asks.some(({ seat }) => seat === view.viewer)) throw new Error('nothing to decide');
  if (view.pending !== null) return sure(judgement(view, view.pending));
  const lays = candidates(view);
  if (lays.length === 0) return sure(withoutWord(view));
  const chosen = name === 'random' ? drawn(lays, chance) : (lays[0] as Candidate<Move>);
  return { move: chosen.move, value: chosen.value, nodes: lays.length, best: lays.slice(0, SHOWN) };
}

const sure = (move: Move): Thought<Move> => ({ move, value: 0, nodes: 1, best: [{ move, value: 0, why: [] }] });

/** Best first. */
function candidates({ board, rack, options }: MindtrainerView): Candidate<Move>[] {
  return layMoves(board, rack, lexiconForBots(options))
    .map(({ tiles }): Candidate<Move> => {
      const move: LayMove = { type: 'lay', tiles: tiles as LayMove['tiles'] };
      const { words, total } = scoreOf(board, tiles as Laying['tiles']);
      const spelt = words.map(({ word }) => word);
      return { move, value: total, why: [reason('points', { points: total, words: spelt })] };
    })
    .sort((a, b) => b.value - a.value);
}

/** Everything the bag allows is exchanged; with an empty bag there is only a pass. */
function withoutWord({ rack, bag }: MindtrainerView): Move {
  const tiles = sorted(tilesIn(rack)).slice(0, bag);
  return tiles.length > 0 ? { type: 'exchange', tiles } : { type: 'pass' };
}

/** MT-R5: a word is good if the dictionary has it. */
function judgement({ phase, options }: MindtrainerView, { words }: Laying): Move {
  const lexicon = lexiconForBots(options);
  const valid = words.every(({ word }) => lexicon.has(word));
  if (phase === 'votes') return { type: 'vote', valid };
  return { type: valid ? 'accept' : 'challenge' };
}
