import type { Ending, MindtrainerHappening } from '../state.ts';

const ENDINGS: Readonly<Record<Ending, string>> = {
  out: 'MT-14',
  passes: 'MT-15',
  noMoves: 'MT-R10',
  scoreless: 'MT-R3',
};

type Laying = Extract<MindtrainerHappening, { readonly type: 'laid' }>;

/** MT-08: only the first word has no tile of another in it, and makes no second one. */
const isFirstWord = ({ words, tiles }: Laying): boolean => words.length === 1 && words[0]?.word.length === tiles.length;

/** The ledger row behind what happened after all this; null where no rule decided anything. */
export function applied(happening: MindtrainerHappening, before: readonly MindtrainerHappening[]): string | null {
  switch (happening.type) {
    case 'drewForStart':
    case 'starts':
      return 'MT-05';
    case 'scored':
      return ruleOfScore(
        happening.bonus,
        before.findLast((earlier) => earlier.type === 'laid'),
      );
    case 'exchanged':
      return 'MT-09';
    case 'passed':
      return 'MT-07';
    case 'challenged':
    case 'voted':
    case 'rejected':
    case 'stood':
      return 'MT-R5';
    case 'ended':
      return ENDINGS[happening.why];
    default:
      return null;
  }
}

function ruleOfScore(bonus: number, laying: Laying | undefined): string {
  if (bonus > 0) return 'MT-13';
  return laying && isFirstWord(laying) ? 'MT-08' : 'MT-11';
}
