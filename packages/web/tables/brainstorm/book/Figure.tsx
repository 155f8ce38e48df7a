import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { FigureProps } from '../../book.ts';
import { BeforeAndAfter } from './figure/BeforeAndAfter.tsx';
import { Sizes } from './figure/Sizes.tsx';
import { Thrown } from './figure/Thrown.tsx';
import '../look.css';

/** Pages about which die calls for which tile. */
const ABOUT_SIZES: ReadonlySet<string> = new Set(['BS-02', 'BS-05']);

/** The table before and after the moves; where nothing on it changed, what became of the die. */
export function Figure(props: FigureProps<BrainstormView, BrainstormHappening>) {
  const { rule, before, after, happened } = props;
  if (ABOUT_SIZES.has(rule)) return <Sizes supply={before.supply} happened={happened} />;
  if (lies(before) !== lies(after)) return <BeforeAndAfter {...props} />;
  const thrown = happened.find((one) => one.type === 'thrown');
  return thrown ? <Thrown view={before} thrown={thrown} /> : null;
}

const lies = ({ tiles, pawns, box, rest }: BrainstormView): string => JSON.stringify([tiles, pawns, box, rest?.at]);
