import type { Move } from '@izvilina/games/notnot/moves/move-shapes.ts';
import { SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import type { Bots, Budget, Thought } from '../bot.ts';
import { below, type Fast, fastFrom } from '../fast.ts';
import { isName, LEVEL, NAMES, type Name } from './levels.ts';
import { type Puzzle, puzzleOf, solve } from './puzzle.ts';
import { patience, QUICKEST, reaction } from './reaction.ts';
import { explained } from './reasons.ts';
import { taken } from './slips.ts';

export const bots: Bots<NotNotView, Move> = { names: NAMES, think };

/** Value of a right touch: the card it wins. Refraining is worth 0. */
const CARD = 1;

/** `move` is what this level does, mistakes included; `best` is the true logic of the roll: a hint is never wrong. */
function think(name: string, view: NotNotView, chance: Chance, { gentle }: Budget): Thought<Move> {
  if (!isName(name)) throw new Error(`no bot is called ${name}`);
  const puzzle = puzzleOf(view);
  if (puzzle === null || !view.asks.some(({ seat }) => seat === view.viewer)) throw new Error('nothing to decide');
  const lead = gentle ? Math.max(0, leadOf(view)) : leadOf(view); // a bot does not speed up against a newcomer
  const { slot, after: ready } = touch(name, puzzle, lead, fastFrom(chance));
  const after = ready + (gentle ? patience(view) : 0);
  const right = solve(puzzle);
  return {
    // Past the answer time the round is closed.
    move: slot === null || after >= view.options.answerMs ? null : point(slot, after),
    after,
    value: right.length > 0 ? CARD : 0,
    nodes: SLOTS.length,
    best: right.map((place) => ({
      move: point(place, after),
      value: CARD,
      why: explained(puzzle, place),
    })),
  };
}

/** Number of cards ahead of the best of the others. */
function leadOf({ won, viewer }: NotNotView): number {
  const own = viewer === 'watcher' ? 0 : (won[viewer] ?? 0);
  return own - Math.max(...won.filter((_, seat) => seat !== viewer));
}

interface BotTouch {
  /** Null = no touch. */
  readonly slot: Slot | null;
  readonly after: Millis;
}

/** A bot that overlooks a difficulty does not spend time on it either. */
function touch(name: Name, puzzle: Puzzle, lead: number, fast: Fast): BotTouch {
  if (name === 'random') return anyTouch(fast);
  const level = LEVEL[name];
  const seen = taken(puzzle, level.carelessness, fast);
  const right = solve(seen);
  const slot = right.length > 0 ? (right[below(fast, right.length)] as Slot) : null;
  return { slot, after: reaction(level, seen, lead, fast) };
}

/** A random slot at a random time within three seconds; no touch in one case of five. */
function anyTouch(fast: Fast): BotTouch {
  const place = below(fast, SLOTS.length + 1);
  return { slot: SLOTS[place] ?? null, after: QUICKEST + below(fast, 2600) };
}

const point = (slot: Slot, at: Millis): Move => ({ type: 'point', slot, at });
