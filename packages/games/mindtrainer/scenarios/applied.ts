import { premiumAt } from '../pieces/board.ts';
import { RACK } from '../pieces/letters.ts';
import type { Ending, MindtrainerHappening } from '../state.ts';

type Of<T extends MindtrainerHappening['type']> = Extract<MindtrainerHappening, { readonly type: T }>;
type Before = readonly MindtrainerHappening[];

/** The ledger row or page behind a happening that followed `before`; null if no rule decided it. */
export function applied(happening: MindtrainerHappening, before: Before): string | null {
  switch (happening.type) {
    case 'drewForStart':
    case 'starts':
      return 'MT-05';
    case 'laid':
      return ruleOfScore(happening);
    case 'exchanged':
      return 'MT-09';
    case 'passed':
      return 'MT-07';
    case 'challenged':
    case 'voted':
    case 'rejected':
    case 'stood':
      return ruleOfJudging([...before, happening]);
    case 'ended':
      return ENDINGS[happening.why](before);
    default:
      return null;
  }
}

/** The rule that decided the score most: a bonus, then multipliers, then plain sums. */
function ruleOfScore(laying: Of<'laid'>): string {
  const { tiles, words } = laying;
  if (tiles.length === RACK) return 'MT-13';
  if (isFirstWord(laying)) return 'MT-08';
  const premiums = tiles.map(({ x, y }) => premiumAt(x, y));
  const red = premiums.filter(({ word }) => word > 1).length;
  if (red > 1) return 'multiplied';
  if (red === 1) return 'word-premium';
  if (tiles.some(({ blank }, i) => !blank && (premiums[i]?.letter ?? 1) > 1)) return 'letter-premium';
  if (tiles.some(({ blank }) => blank)) return 'MT-04';
  return words.length > 1 ? 'neighbours' : 'MT-03';
}

/** MT-08: only the first word contains no earlier tile and makes no second word. */
const isFirstWord = ({ words, tiles }: Of<'laid'>): boolean =>
  words.length === 1 && words[0]?.word.length === tiles.length;

/** MT-R5: by majority, by a tied vote, or by the layer's own decision with two players. */
function ruleOfJudging(all: Before): string {
  const laying = all.findLast((one) => one.type === 'laid');
  const judging = all.slice(laying ? all.lastIndexOf(laying) : 0);
  const challenge = judging.find((one) => one.type === 'challenged');
  if (challenge === undefined) return 'challenge';
  if (laying && challenge.voters.includes(laying.player)) return 'challenge-two';
  const votes = judging.filter((one) => one.type === 'voted');
  const against = 1 + votes.filter(({ valid }) => !valid).length;
  const isTied = judging.at(-1)?.type === 'stood' && 2 * against === votes.length + 1;
  return isTied ? 'challenge-tie' : 'challenge';
}

const ENDINGS: Readonly<Record<Ending, (before: Before) => string>> = {
  out: () => 'MT-14',
  passes: (before) => (allPassedTwice(before) ? 'MT-15' : 'passes-any'),
  noMoves: () => 'MT-R10',
  scoreless: () => 'six-rounds',
};

/** MT-R3: in a game that ended by one player's two passes, no other player has passed twice. */
function allPassedTwice(before: Before): boolean {
  const others = before.findLastIndex(({ type }) => type !== 'passed' && type !== 'timeout');
  const passes = before.slice(others + 1).filter((one) => one.type === 'passed');
  return passes.filter(({ player }) => player !== passes.at(-1)?.player).length > 1;
}
