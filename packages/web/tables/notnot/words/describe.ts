import type { Face } from '@izvilina/games/notnot/pieces/cards.ts';
import { isDirection, NEGATED, type Roll } from '@izvilina/games/notnot/pieces/dice.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { NameOf } from '../../module.ts';
import { deckAtRoll } from '../stage/at-roll.ts';
import type { NotNotWords } from './words.ts';

/** The log line of a happening. Null for one not worth a line. */
export function describe(happening: NotNotHappening, nameOf: NameOf, words: NotNotWords): string | null {
  const { log } = words;
  switch (happening.type) {
    case 'dealt':
      return log.dealt;
    case 'rolled':
      return log.rolled(rollInWords(happening.roll, words));
    case 'pointed':
    case 'laid':
      return null;
    case 'refrained':
      return log.refrained(nameOf(happening.player));
    case 'closed':
      return closedInWords(happening, words);
    case 'mistook': {
      const say = happening.lost ? log.mistakeLost : log.mistake;
      return say(nameOf(happening.player), words.slot[happening.slot]);
    }
    case 'won':
      return log.won(nameOf(happening.player), words.slot[happening.slot], cardInWords(happening.card, words));
    case 'removed':
      return log.removed;
    case 'rule':
      return log.rule(words.badge[happening.rule]);
    case 'over':
      return happening.why === 'deck' ? log.overDeck : log.overIdle;
  }
}

/** Null for a round closed by a right touch: the line about the won card says it. */
function closedInWords({ on, right }: Extract<NotNotHappening, { type: 'closed' }>, { log }: NotNotWords) {
  if (right.length === 0) return log.noAnswer;
  return on === 'touch' ? null : on === 'mistakes' ? log.mistakes : log.time;
}

/** The words of a roll; a negation die that shows НИЧЕГО is left out. */
export const rollInWords = ([a, b, negation]: Roll, words: NotNotWords): readonly string[] => [
  ...(negation === 'nothing' ? [] : [words.negation[negation]]),
  words.word[a],
  words.word[b],
];

export function cardInWords(card: Face | null, words: NotNotWords): string {
  if (card === null) return words.empty;
  return card.kind === 'void' ? words.void : words.portal[card.colour];
}

export function asked({ phase, viewer, asks, happened }: NotNotView, words: NotNotWords): string {
  if (phase === 'over') return words.asked.over;
  if (phase === 'between') return happened.length === 0 ? words.asked.next : words.asked.soon;
  if (viewer === 'watcher') return words.asked.watch;
  return asks.some(({ seat }) => seat === viewer) ? words.asked.where : words.asked.done;
}

/** The game lasts as long as its deck, so the round is told together with the cards that were left at its roll. */
export const phase = (view: NotNotView, words: NotNotWords): string =>
  view.phase === 'over' ? words.phaseOver : words.phase(Math.max(1, view.round), deckAtRoll(view));

export const moveInWords = (move: { readonly slot: Slot }, words: NotNotWords): string =>
  words.move(words.slot[move.slot]);

const HINTED_ROLLS = ['either', 'ink', 'either', 'mistake'] as const;

/**
 * The hint for one of the first rolls of a first game; null when there is none, or when it would not be true of this
 * roll.
 */
export function firstHint({
  options,
  phase,
  round,
  roll,
}: Pick<NotNotView, 'options' | 'phase' | 'round' | 'roll'>): keyof NotNotWords['asked']['hints'] | null {
  if (options.level !== 'first' || phase !== 'open' || roll === null) return null;
  const hint = HINTED_ROLLS[round - 1] ?? null;
  const [a, b, negation] = roll;
  const silent = [a, b].filter((word) => word === 'nothing').length;
  if (hint === null || silent === 0) return hint;
  if (NEGATED[negation] % 2 === 1) return hint === 'either' ? null : hint;
  if (silent === 2) return 'nobody';
  if (hint === 'mistake') return hint;
  return isDirection(a) || isDirection(b) ? 'silent' : 'onlyColour';
}
