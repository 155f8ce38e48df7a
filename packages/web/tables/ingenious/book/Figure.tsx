import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { FigureProps } from '../../book.ts';
import { Laid } from './figure/Laid.tsx';
import { Standing } from './figure/Standing.tsx';
import { Swapped } from './figure/Swapped.tsx';
import '../look.css';

/** Pages about who has won, and by what. */
const ABOUT_WINNING: ReadonlySet<string> = new Set(['IN-16', 'IN-17', 'IN-18', 'IN-R1', 'IN-R4', 'IN-R5']);

/** The tiles of the reader with the lines that count and the markers they move; at the end the tracks of all. */
export function Figure({ rule, before, after, happened, seat }: FigureProps<IngeniousView, IngeniousHappening>) {
  const over = happened.find((one) => one.type === 'over');
  if (over && ABOUT_WINNING.has(rule)) return <Standing tracks={after.tracks} places={over.places} />;
  const swapped = happened.find((one) => one.type === 'swapped');
  if (swapped) return <Swapped shown={swapped.shown} rack={after.rack} track={after.tracks[seat] ?? []} seat={seat} />;
  const placed = happened.filter((one) => one.type === 'placed' && one.player === seat);
  if (placed.length === 0) return null;
  const team = before.seats[seat]?.team ?? seat;
  return (
    <Laid
      view={before}
      placed={placed.flatMap((one) => (one.type === 'placed' ? [one] : []))}
      before={before.tracks[team] ?? []}
      after={after.tracks[team] ?? []}
    />
  );
}
