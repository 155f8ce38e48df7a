import type { Ending, MindtrainerHappening } from '../state.ts';

const ENDINGS: Readonly<Record<Ending, string>> = {
  out: 'MT-14',
  passes: 'MT-15',
  noMoves: 'MT-R10',
  scoreless: 'MT-R3',
};

/** The ledger row behind what happened; null where no rule decided anything. */
export function applied(happening: MindtrainerHappening): string | null {
  switch (happening.type) {
    case 'drewForStart':
    case 'starts':
      return 'MT-05';
    case 'scored':
      return happening.bonus > 0 ? 'MT-13' : 'MT-11';
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
