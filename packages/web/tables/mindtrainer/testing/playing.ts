import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { AnyGame, Seat, Viewer } from '@izvilina/kernel/game.ts';
import { advance, begin, isOver, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';

const game = mindtrainer as AnyGame;

/** Enough short words for games of any seed to end with a full board. */
const WORDS = 'ДО РЕ МИ ФА ЛЯ СИ АР ЁЖ ЕЛЬ ЁЛКА ДОМ КОТ ТОК КИТ РОТ РОК СОН НОС ЛЕС СЕЛО ТОРТ НОТА ОКНО УС УМ'.split(
  ' ',
);

/** For tests: a whole game of random moves, but a word is laid wherever there is one. `open`: without a dictionary. */
export function playedGame(players: number, lexicon: 'words' | 'open', seed: string): readonly Match[] {
  const options = lexicon === 'open' ? { lexicon: 'open' } : { words: WORDS };
  const matches: Match[] = [must(begin(game, { players, options, seed }))];
  for (let match = matches[0] as Match; !isOver(match); matches.push(match)) {
    const by = viewOf(match, 'watcher').asks[0]?.seat ?? 0;
    match = must(advance(match, { at: match.at + 1000, by, move: anyMove(match, by) }));
  }
  return matches;
}

function anyMove(match: Match, by: Seat): unknown {
  const chance = chanceAt('any move', match.seq);
  const moves = game.moves(viewOf(match, by));
  if (!moves.finite) return match.seq > 60 ? { type: 'pass' } : moves.sample(chance);
  const lays = moves.all.filter((move) => (move as Move).type === 'lay');
  const some = lays.length > 0 ? lays : moves.all;
  return some[chance.below(some.length)];
}

export const seenBy = (match: Match, viewer: Viewer): MindtrainerView => viewOf(match, viewer) as MindtrainerView;
