import type { Reason } from '@izvilina/bots/bot.ts';
import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { RACK } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { BONUS } from '@izvilina/games/mindtrainer/rules/score.ts';
import type { MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { NameOf } from '../../module.ts';
import { type LogLine, linesOf as logLines } from '../../shared/lines.tsx';
import { cellName } from '../board/cellName.ts';
import type { MindtrainerWords } from './words.ts';

/** The log line of a happening. Null for one not worth a line. */
export function describe(happening: MindtrainerHappening, nameOf: NameOf, { log }: MindtrainerWords): string | null {
  switch (happening.type) {
    case 'drewForStart':
      return log.drew(happening.draws.map(({ player, tile }) => ({ name: nameOf(player), tile })));
    case 'starts':
      return log.starts(nameOf(happening.player));
    case 'timeout':
      return log.timeout(nameOf(happening.player));
    case 'laid':
      return laidInWords(happening, nameOf, log);
    case 'exchanged':
      return log.exchanged(nameOf(happening.player), happening.count);
    case 'passed':
      return log.passed(nameOf(happening.player));
    case 'accepted':
      return log.accepted(nameOf(happening.player));
    case 'challenged':
      return log.challenged(nameOf(happening.player));
    case 'voted':
      return log.voted(nameOf(happening.player), happening.valid);
    case 'stood':
      return log.stood(nameOf(happening.player));
    case 'rejected':
      return log.rejected(nameOf(happening.player), happening.words);
    case 'ended':
      return log.over[happening.why];
    case 'dealt':
    case 'scored': // already told when the word was laid
    case 'refilled':
    case 'closed':
      return null;
  }
}

function laidInWords(
  { player, words, tiles }: Extract<MindtrainerHappening, { type: 'laid' }>,
  nameOf: NameOf,
  log: MindtrainerWords['log'],
): string {
  const seven = tiles.length === RACK;
  const total = words.reduce((sum, { score }) => sum + score, seven ? BONUS : 0);
  return log.laid(nameOf(player), spelt(words), total, seven);
}

const spelt = (words: readonly { readonly word: string }[]): string[] => words.map(({ word }) => word);

export const linesOf = (
  happened: readonly MindtrainerHappening[],
  nameOf: NameOf,
  words: MindtrainerWords,
): LogLine[] => logLines(happened, (happening) => describe(happening, nameOf, words));

export function asked(view: MindtrainerView, nameOf: NameOf, { asked: words }: MindtrainerWords): string {
  const { phase, pending, viewer, asks } = view;
  if (phase === 'over') return words.over;
  const mine = asks.some(({ seat }) => seat === viewer);
  if (phase === 'turn') return mine ? words.turn : words.turnOf(nameOf(view.turn));
  const laid = spelt(pending?.words ?? []);
  if (phase === 'answers') return mine ? words.answer(laid) : words.answersOf;
  if (!mine) return words.votesOf;
  return pending?.player === viewer ? words.own(laid) : words.vote(laid);
}

export const phaseInWords = ({ phase, turns }: MindtrainerView, words: MindtrainerWords): string =>
  phase === 'over' ? words.phaseOver : words.phase(turns + 1);

export function moveInWords(move: Move, words: MindtrainerWords): string {
  switch (move.type) {
    case 'lay': {
      const [first, last] = [move.tiles[0], move.tiles.at(-1)];
      const letters = move.tiles.map(({ letter, blank }) => (blank ? letter.toLowerCase() : letter)).join(' ');
      if (!first || !last) return letters;
      const where = first === last ? cellName(first) : `${cellName(first)}–${cellName(last)}`;
      return words.move.lay(letters, where);
    }
    case 'exchange':
      return words.move.exchange(move.tiles);
    case 'pass':
      return words.move.pass;
    case 'accept':
      return words.accept;
    case 'challenge':
      return words.challenge;
    case 'vote':
      return move.valid ? words.voteYes : words.voteNo;
  }
}

/** The bot's reason as a sentence; empty for an unknown reason. */
export function reasonInWords({ key, params }: Reason, words: MindtrainerWords): string {
  const reasons: Readonly<Record<string, (params: never) => string>> = words.why;
  return reasons[key]?.(params as never) ?? '';
}

/** Why the rules refused a move; null for refusals that the shell words itself. `nouns`: the dictionary has only them. */
export function refusalInWords({ code, params }: Refusal, words: MindtrainerWords, nouns = false): string | null {
  if (code !== 'ILLEGAL_MOVE' && code !== 'BAD_MOVE') return null;
  const { reason, words: unknown } = params;
  if (reason === 'UNKNOWN_WORD' && Array.isArray(unknown)) return words.unknownWord(unknown.map(String), nouns);
  const known: Readonly<Record<string, string>> = words.reasons;
  return known[String(reason)] ?? null;
}
