import type { Card, CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { FigureProps } from '../../book.ts';
import { Tally } from '../../shared/figure/Tally.tsx';
import { fate } from './explain.ts';
import { Compared } from './figure/Compared.tsx';
import { Drafted, type Taken } from './figure/Drafted.tsx';
import { InOrder } from './figure/InOrder.tsx';
import { Opened } from './figure/Opened.tsx';
import { Prices } from './figure/Prices.tsx';
import { Sixth } from './figure/Sixth.tsx';
import '../look.css';

/** What the reader's card met, and what came of it; at the end of a round the count. */
export function Figure(props: FigureProps<CowView, CowHappening>) {
  const { rule, after, happened, seat } = props;
  const drafted = happened.filter((one) => one.type === 'drafted');
  if (drafted.length > 0) return <Drafted pool={poolOf(props, drafted)} drafted={drafted} />;
  const scored = happened.find((one) => one.type === 'scored');
  if (scored || rule === 'CW-16') return <Count {...props} totals={scored?.totals ?? soFar(after)} />;
  const revealed = happened.find((one) => one.type === 'revealed');
  if (revealed && rule === 'CW-05') return <Opened cards={revealed.cards} />;
  const mine = fate(props);
  if (!mine) return null;
  const { rows, happening } = mine;
  if (revealed && rule === 'CW-06' && happening.type === 'placed')
    return <InOrder cards={revealed.cards} row={[...(rows[happening.row] ?? []), happening.card]} />;
  if (happening.type === 'placed') return <Compared rows={rows} card={happening.card} row={happening.row} />;
  const took = happened.find((one) => one.type === 'took' && one.player === seat);
  if (took?.type !== 'took') return null;
  if (took.why === 'lowest') return <Prices rows={rows} card={took.card} row={took.row} />;
  return <Sixth {...took} revealed={revealed?.cards ?? []} />;
}

/** The cards that lay open before these were taken. */
const poolOf = ({ before, after }: FigureProps<CowView, CowHappening>, drafted: readonly Taken[]): readonly Card[] =>
  before.phase === 'draft'
    ? before.pool
    : [...after.pool, ...drafted.map(({ card }) => card)].toSorted((a, b) => a - b);

/** The totals with the penalties of a round that is not over yet. */
const soFar = ({ totals, seats }: CowView): number[] =>
  totals.map((total, seat) => total + (seats[seat]?.penalty ?? 0));

function Count(props: FigureProps<CowView, CowHappening> & { readonly totals: readonly number[] }) {
  const { before, happened, totals } = props;
  const over = happened.find((one) => one.type === 'over');
  const lines = totals.map((after, seat) => ({
    seat,
    before: before.totals[seat] ?? 0,
    after,
    wins: over?.places[seat] === 1,
  }));
  return <Tally lines={lines} limit={before.options.endAt ?? 0} />;
}
