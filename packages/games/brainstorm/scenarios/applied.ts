import type { BrainstormHappening } from '../state.ts';

type By<Type extends BrainstormHappening['type']> = Extract<BrainstormHappening, { readonly type: Type }>;

/** The ledger row behind a happening; null if no rule decided it. */
export function applied(happening: BrainstormHappening): string | null {
  switch (happening.type) {
    case 'started':
      return 'BS-04';
    case 'boxTakenOff':
      return 'BS-R2';
    case 'dice':
      return 'BS-05';
    case 'box':
      return 'BS-07';
    case 'thrown':
      return thrown(happening);
    case 'joined':
      return joined(happening);
    case 'claimed':
      return happening.tiles.length > 1 ? 'BS-14' : 'BS-13';
    case 'side':
      return 'BS-20';
    case 'battle':
      return happening.tiles.length > 1 ? 'BS-18' : 'BS-17';
    case 'merged':
      return 'BS-15';
    case 'split':
      return 'BS-22';
    case 'pawnReturned':
    case 'pawnMoved':
      return 'BS-19';
    case 'burner':
      return 'BS-23';
    case 'burned':
      return 'BS-24';
    case 'over':
      return happening.why === 'tiles' ? 'BS-26' : 'BS-R17';
    default:
      return null;
  }
}

const thrown = ({ outcome }: By<'thrown'>): string =>
  outcome === 'table' ? 'BS-10' : outcome === 'misfire' ? 'BS-09' : 'BS-08';

const joined = ({ owner, player }: By<'joined'>): string =>
  owner === null ? 'BS-14' : owner === player ? 'BS-15' : 'BS-16';
