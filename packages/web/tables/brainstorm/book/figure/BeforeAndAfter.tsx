import { facts } from '@izvilina/games/brainstorm/facts.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { useLanguage } from '../../../../i18n/words.ts';
import { Mark } from '../../../../pieces/Mark.tsx';
import type { FigureProps } from '../../../book.ts';
import { Drawing, type Extent } from '../../../shared/figure/Drawing.tsx';
import type { Board } from '../../stage/board.ts';
import { Picture, partOf, sceneWith } from './Picture.tsx';

/** Between the two pictures, and how high the points of one player are. */
const GAP = 0.3;
const SCORE = 0.9;

/** A picture as wide as there is room for, but not higher than `most`. */
const extentOf = (wide: number, tall: number, most: number): Extent => ({ wide, high: Math.min(wide * tall, most) });

/**
 * The same part of the table twice, with what goes hatched and what is new lit, and the points of all. The one that
 * shows more is large: what goes, or else what came.
 */
export function BeforeAndAfter(props: FigureProps<BrainstormView, BrainstormHappening>) {
  const { before, after, happened } = props;
  const title = facts.title[useLanguage()];
  const sceneOf = (view: BrainstormView, more: Partial<Board>) => sceneWith(view, more, title);
  const was = sceneOf(before, { ...litIn(happened, 'removed', 'doomed'), burner: burnerIn(happened) });
  const is = sceneOf(after, litIn(happened, 'laid', 'last'));
  const part = partOf([was, is]);
  const tall = part.height / part.width;
  const [small, large] = [extentOf(4.6, tall, 3.4), extentOf(10, tall, 7)];
  const high = Math.max(small.high, SCORE * after.scores.length) + GAP + large.high;
  const goes = before.tiles.some((tile) => !after.tiles.some(({ id }) => id === tile.id));
  const [aside, main] = goes ? [is, was] : [was, is];
  const beside = (
    <div className="beside">
      <Picture scene={aside} part={part} extent={small} />
      <span className="to" />
      <Points before={before} after={after} />
    </div>
  );
  return (
    <Drawing className={goes ? 'bs-figure goes' : 'bs-figure'} extent={{ wide: 10, high }} strip={large}>
      {!goes && beside}
      <Picture scene={main} part={part} extent={large} className="core" />
      {goes && beside}
    </Drawing>
  );
}

/** What every player had and has. */
const Points = ({ before, after }: Pick<FigureProps<BrainstormView, BrainstormHappening>, 'before' | 'after'>) => (
  <p>
    {after.scores.map((points, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
      <span key={seat}>
        <Mark seat={seat} />
        {before.scores[seat] !== points && `${before.scores[seat]} → `}
        <b>{points}</b>
      </span>
    ))}
  </p>
);

function litIn(
  happened: readonly BrainstormHappening[],
  type: 'removed' | 'laid',
  light: 'doomed' | 'last',
): Pick<Board, 'lights'> {
  const tiles = happened.flatMap((one) =>
    one.type !== type ? [] : one.type === 'removed' ? one.tiles : one.type === 'laid' ? [one.tile] : [],
  );
  return { lights: Object.fromEntries(tiles.map(({ id }) => [id, light])) };
}

function burnerIn(happened: readonly BrainstormHappening[]): Board['burner'] {
  const burned = happened.find((one) => one.type === 'burned');
  return burned ? { at: burned.at, angle: burned.angle } : null;
}
