import { facts } from '@izvilina/games/brainstorm/facts.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { useLanguage } from '../../../../i18n/words.ts';
import { Mark } from '../../../../pieces/Mark.tsx';
import type { FigureProps } from '../../../book.ts';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import type { Board } from '../../stage/board.ts';
import { Picture, partOf, sceneWith } from './Picture.tsx';

/** The same part of the table twice, with what goes hatched and what is new lit, and the points of all. */
export function BeforeAndAfter(props: FigureProps<BrainstormView, BrainstormHappening>) {
  const { before, after, happened } = props;
  const title = facts.title[useLanguage()];
  const sceneOf = (view: BrainstormView, more: Partial<Board>) => sceneWith(view, more, title);
  const was = sceneOf(before, { ...litIn(happened, 'removed', 'doomed'), burner: burnerIn(happened) });
  const is = sceneOf(after, litIn(happened, 'laid', 'last'));
  const part = partOf([was, is]);
  const upright = part.height > 0.95 * part.width;
  const wide = upright ? 4.6 : 10;
  const side = { wide, high: Math.min(7, (wide * part.height) / part.width) };
  const extent = { wide: 10, high: upright ? side.high + 1.3 : 2 * side.high + 2.1 };
  return (
    <Drawing className={upright ? 'bs-figure upright' : 'bs-figure'} extent={extent} strip={side}>
      <Picture scene={was} part={part} extent={side} />
      <span className="to" />
      <Picture scene={is} part={part} extent={side} className="core" />
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
    </Drawing>
  );
}

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
