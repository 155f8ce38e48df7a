import type { Fault } from '@izvilina/games/brainstorm/moves/illegal.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Attempt, Explained, Telling } from '../../book.ts';
import { PLAYING_WORDS } from '../words/playing.ts';
import { refusalInWords } from '../words/refusal.ts';
import { BOOK_WORDS, type BookWords } from './words.ts';

type BrainstormAttempt = Attempt<BrainstormView, Move, BrainstormHappening>;
type By<Type extends BrainstormHappening['type']> = Extract<BrainstormHappening, { readonly type: Type }>;

/** For each refusal: its rule, and the key of the sentence about the rule. The table's words say what is wrong. */
const REFUSALS: Readonly<Record<Fault, readonly [rule: string, why: keyof BookWords & `${string}Why`]>> = {
  BOX_OFF_TABLE: ['BS-07', 'boxWhy'],
  BOX_ON_TILE: ['BS-07', 'boxWhy'],
  BOX_MOVED_TOO_OFTEN: ['BS-07', 'boxWhy'],
  SAME_DIE_TWICE: ['BS-05', 'diceWhy'],
  SIZE_RUN_OUT: ['BS-25', 'diceWhy'],
  DIE_ALREADY_THROWN: ['BS-05', 'diceWhy'],
  DIE_NOT_CHOSEN: ['BS-R1', 'diceWhy'],
  DIE_DOES_NOT_FIT: ['BS-R4', 'layWhy'],
  BURNER_NEEDS_BLACK: ['BS-23', 'burnerWhy'],
  BURNER_USED_THIS_TURN: ['BS-23', 'burnerWhy'],
  BURNER_BETWEEN_THROWS: ['BS-R10', 'betweenWhy'],
  NO_TOKENS: ['BS-23', 'burnerWhy'],
  NOT_ON_PERIMETER: ['BS-06', 'handWhy'],
  NOT_YOUR_SIDE: ['BS-R15', 'ownSideWhy'],
  AWAY_FROM_TABLE: ['BS-06', 'handWhy'],
  TOO_STEEP: ['BS-06', 'handWhy'],
  TOO_SLOW: ['BS-06', 'handWhy'],
  TOO_FAST: ['BS-06', 'handWhy'],
  TOO_LOW: ['BS-06', 'handWhy'],
  TOO_HIGH: ['BS-06', 'handWhy'],
  WRONG_SIZE: ['BS-02', 'layWhy'],
  NO_SUCH_HOLE: ['BS-10', 'layWhy'],
  NO_SUCH_PAWN: ['BS-19', 'movedWhy'],
  NOT_TOUCHED: ['BS-20', 'sideWhy'],
  NOT_TO_BE_FOUGHT: ['BS-21', 'attackWhy'],
  NOT_OF_THIS_NETWORK: ['BS-19', 'movedWhy'],
  NOT_TO_BE_CLAIMED: ['BS-22', 'claimedWhy'],
  WRONG_PHASE: ['BS-05', 'diceWhy'],
  NOTHING_IN_THE_AIR: ['BS-05', 'diceWhy'],
  REST_OFF_TABLE: ['BS-08', 'flightWhy'],
};

/** Explains what the tile touched, whom it fought and whose it became. */
export function explain(attempt: BrainstormAttempt, { language, nameOf }: Telling): Explained {
  const words = BOOK_WORDS[language];
  const { move, refusal, happened } = attempt;
  if (refusal) return refused(refusal, words, language);
  const say = (rule: string, headline: string, ...steps: string[]): Explained => ({
    tone: 'fine',
    rule,
    headline,
    steps: [...steps, ...afterwards(attempt, words)],
  });
  switch (move.type) {
    case 'lay':
      return laid(attempt, words, nameOf);
    case 'pawn':
      return say('BS-13', words.pawn(move.on), words.pawned(move.on));
    case 'throw':
      return thrown(happened, words);
    case 'dice':
      return say('BS-05', words.dice, words.diceWhy);
    case 'box':
      return say('BS-07', words.box, words.boxWhy);
    case 'side':
      return say('BS-20', words.side, words.sideWhy, ...fights(attempt, words, nameOf));
    case 'attack':
      return fought(attempt, words, nameOf, words.attackWhy);
    case 'return':
      return say('BS-15', words.returned, words.merged);
    case 'relocate':
      return say('BS-19', words.moved, words.movedWhy, words.removed);
    case 'claim':
      return say('BS-22', words.claimed(move.on !== null), words.claimedWhy);
    case 'burner':
      return say('BS-23', words.burner, words.burnerWhy);
    case 'burn': {
      const burned = happened.find(({ type }) => type === 'burned') as By<'burned'> | undefined;
      return say('BS-24', words.burned(burned?.tiles.length ?? 0), words.burnedWhy);
    }
    case 'endTurn':
      return say('BS-05', words.endTurn, words.endTurnWhy);
  }
}

function laid(attempt: BrainstormAttempt, words: BookWords, nameOf: Telling['nameOf']): Explained {
  const { happened, seat } = attempt;
  const find = <Type extends BrainstormHappening['type']>(type: Type) =>
    happened.find((one) => one.type === type) as By<Type> | undefined;
  if (find('battle')) return fought(attempt, words, nameOf);
  const joined = find('joined');
  const rest = afterwards(attempt, words);
  const tile = find('laid');
  if (!tile || tile.touches.length === 0)
    return { tone: 'fine', rule: 'BS-13', headline: words.alone, steps: [words.aloneWhy, ...rest] };
  if (joined && joined.owner !== null && joined.owner !== seat)
    return {
      tone: 'wrong',
      rule: 'BS-16',
      headline: words.foreign(nameOf(joined.owner)),
      steps: [words.foreignWhy, ...rest],
    };
  if (joined?.owner === seat)
    return { tone: 'fine', rule: 'BS-15', headline: words.own, steps: [words.ownWhy, ...rest] };
  return { tone: 'fine', rule: 'BS-14', headline: words.neutral, steps: [words.neutralWhy, ...rest] };
}

const battlesIn = (happened: readonly BrainstormHappening[]) =>
  happened.filter((one): one is By<'battle'> => one.type === 'battle');

/** Which tile met which. */
function fights({ happened, before }: BrainstormAttempt, words: BookWords, nameOf: Telling['nameOf']): string[] {
  const sizes = new Map<string, Size>(before.tiles.map(({ id, tile }) => [id, tile]));
  for (const one of happened) if (one.type === 'laid') sizes.set(one.tile.id, one.tile.tile);
  const sizeOf = (id: string): Size => sizes.get(id) ?? 'medium';
  return battlesIn(happened).map(({ tile, tiles, against }) =>
    words.fight(sizeOf(tile), tiles.map(sizeOf), nameOf(against)),
  );
}

function fought(
  attempt: BrainstormAttempt,
  words: BookWords,
  nameOf: Telling['nameOf'],
  ...first: string[]
): Explained {
  const { happened } = attempt;
  const battles = battlesIn(happened);
  const isLost = battles.some(({ won }) => !won);
  return {
    tone: isLost ? 'wrong' : 'fine',
    rule: battles.some(({ tiles }) => tiles.length > 1) ? 'BS-18' : 'BS-17',
    headline: isLost ? words.lost : words.won,
    steps: [
      ...first,
      ...fights(attempt, words, nameOf),
      words.strength,
      ...(battles.some(({ tiles }) => tiles.length > 1) ? [words.all] : []),
      ...afterwards(attempt, words),
    ],
  };
}

function thrown(happened: readonly BrainstormHappening[], words: BookWords): Explained {
  const came = happened.find((one): one is By<'thrown'> => one.type === 'thrown');
  if (!came) return { tone: 'fine', rule: 'BS-08', headline: words.flight, steps: [words.flightWhy] };
  const { outcome } = came;
  return {
    tone: outcome === 'table' ? 'fine' : 'wrong',
    rule: outcome === 'table' ? 'BS-10' : outcome === 'misfire' ? 'BS-09' : 'BS-08',
    headline: words.thrown[outcome],
    steps: [words.flightWhy],
  };
}

/** Further consequences of a removal or a join. */
function afterwards({ before, happened }: BrainstormAttempt, words: BookWords): string[] {
  const types = new Set(happened.map(({ type }) => type));
  const gone = happened.flatMap((one) => (one.type === 'removed' ? one.tiles.map(({ id }) => id) : []));
  const tookAPawn = before.pawns.flat().some((on) => on !== null && gone.includes(on));
  return [
    ...(types.has('merged') ? [words.merged] : []),
    ...(types.has('split') ? [words.split] : []),
    ...(tookAPawn && !types.has('split') ? [words.removed] : []),
  ];
}

function refused(refusal: Refusal, words: BookWords, language: Telling['language']): Explained {
  const reason = String(refusal.params.reason) as Fault;
  const known = Object.hasOwn(REFUSALS, reason) ? REFUSALS[reason] : null;
  if (!known) return { tone: 'wrong', rule: 'BS-05', headline: words.refused, steps: [words.wait] };
  const [rule, why] = known;
  const said = refusalInWords(refusal, PLAYING_WORDS[language]);
  return { tone: 'wrong', rule, headline: said === null ? words.refused : `${said}.`, steps: [words[why]] };
}
