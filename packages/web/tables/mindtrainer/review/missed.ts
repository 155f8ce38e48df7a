import type { Lexicon } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import { layMoves } from '@izvilina/games/mindtrainer/movegen/generate.ts';
import { scoreOf } from '@izvilina/games/mindtrainer/rules/score.ts';
import type { LaidWord, ScoredLay, SheetLine, State } from '@izvilina/games/mindtrainer/state.ts';

/** One turn compared with the highest-scoring word its player could have laid. */
export interface Missed {
  readonly seq: number;
  readonly player: number;
  readonly type: SheetLine['type'];
  /** The main word that was laid; null for an exchange, a pass or a rejected word. */
  readonly word: string | null;
  readonly points: number;
  readonly best: { readonly word: string; readonly points: number } | null;
  readonly lost: number;
}

/** The turns of a game: the state before each, and the seq of its event. */
export function turnsOf(states: readonly State[]): readonly { readonly before: State; readonly seq: number }[] {
  return states.flatMap((state, seq) => {
    const next = states[seq + 1];
    return next && state.phase === 'turn' ? [{ before: state, seq: seq + 1 }] : [];
  });
}

/** Compares a turn with the best one. `last` is the final state, whose sheet has a line for every turn. */
export function missedIn(before: State, seq: number, last: State, lexicon: Lexicon): Missed {
  const { turn: player, board, racks, turns } = before;
  const line = last.sheet[turns];
  let best: { word: string; points: number } | null = null;
  for (const { tiles } of layMoves(board, racks[player] ?? '', lexicon)) {
    const { words, total } = scoreOf(board, tiles as ScoredLay['tiles']);
    if (total > (best?.points ?? -1)) best = { word: (words[0] as LaidWord).word, points: total };
  }
  const points = line?.total ?? 0;
  const word = line?.type === 'laid' ? (line.words[0]?.word ?? null) : null;
  return {
    seq,
    player,
    type: line?.type ?? 'passed',
    word,
    points,
    best,
    lost: Math.max(0, (best?.points ?? 0) - points),
  };
}
