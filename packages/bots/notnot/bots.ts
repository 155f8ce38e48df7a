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
import { logicOf, verdictOn } from './reasons.ts';
import { taken } from './slips.ts';

export const bots: Bots<NotNotView, Move> = { names: NAMES, think };

/** A right touch is worth the card it wins, refraining nothing. */
const CARD = 1;

/** `move` is what this level does, slips included; `best` is the logic of the roll as it is, so a hint is never wrong. */
function think(name: string, view: NotNotView, chance: Chance, { gentle }: Budget): Thought<Move> {
  if (!isName(name)) throw new Error(`no bot is called ${name}`);
  const puzzle = puzzleOf(view);
  if (puzzle === null || !view.asks.some(({ seat }) => seat === view.viewer)) throw new Error('nothing to decide');
  const lead = gentle ? Math.max(0, leadOf(view)) : leadOf(view); // nobody makes an effort against a newcomer
  const { slot, after: ready } = touch(name, puzzle, lead, fastFrom(chance));
  const after = ready + (gentle ? patience(view) : 0);
  const right = solve(puzzle);
  const logic = logicOf(puzzle);
  return {
    // Past the answer time the round is closed.
    move: slot === null || after >= view.options.answerMs ? null : point(slot, after),
    after,
    value: right.length > 0 ? CARD : 0,
    nodes: SLOTS.length,
    best: right.map((place) => ({
      move: point(place, after),
      value: CARD,
      why: [...logic, verdictOn(puzzle, place)],
    })),
  };
}

/** Cards more than the best of the others. */
function leadOf({ won, viewer }: NotNotView): number {
  const own = viewer === 'watcher' ? 0 : (won[viewer] ?? 0);
  return own - Math.max(...won.filter((_, seat) => seat !== viewer));
}

interface BotTouch {
  /** Null = hands off. */
  readonly slot: Slot | null;
  readonly after: Millis;
}

/** Who overlooks something is also spared the time it takes. */
function touch(name: Name, puzzle: Puzzle, lead: number, fast: Fast): BotTouch {
  if (name === 'random') return anyTouch(fast);
  const level = LEVEL[name];
  const seen = taken(puzzle, level.carelessness, fast);
  const right = solve(seen);
  const slot = right.length > 0 ? (right[below(fast, right.length)] as Slot) : null;
  return { slot, after: reaction(level, seen, lead, fast) };
}

/** Somewhere, some time within three seconds; one time in five nowhere. */
function anyTouch(fast: Fast): BotTouch {
  const place = below(fast, SLOTS.length + 1);
  return { slot: SLOTS[place] ?? null, after: QUICKEST + below(fast, 2800) };
}

const point = (slot: Slot, at: Millis): Move => ({ type: 'point', slot, at });
