import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { LaidView } from '@izvilina/games/ingenious/view/view.ts';
import type { Moment, Step } from '../../module.ts';
import { Printed } from '../board/Ground.tsx';
import { between, centre, short } from '../board/geometry.ts';
import { Lines } from '../board/Lines.tsx';
import { TileOnBoard } from '../board/Piece.tsx';
import type { IngeniousWords } from '../words/words.ts';
import '../look.css';

type PlacedThen = Extract<IngeniousHappening, { type: 'placed' }>;

interface Then extends PlacedThen {
  readonly seq: number;
  readonly turn: number;
  /** The tiles on the board at that moment, this one last. */
  readonly laid: readonly LaidView[];
}

const total = ({ halves: [one, other] }: Then): number => one.points + other.points;

/** Two moments of the game: the tile that scored most, and the first marker to reach the end. */
export function moments(steps: readonly Step<IngeniousHappening>[], words: IngeniousWords): readonly Moment[] {
  const laid = retell(steps);
  const best = laid.reduce<Then | null>((most, now) => (most && total(most) >= total(now) ? most : now), null);
  const genius = laid.find(({ reached18 }) => reached18.length > 0);
  const kept = (then: Then, text: string): Moment => ({
    seq: then.seq,
    seat: then.player,
    text,
    picture: <Around then={then} />,
  });
  return [
    ...(best ? [kept(best, words.moments.best(best.turn, words.scores(best.halves)))] : []),
    ...(genius && genius !== best ? [kept(genius, words.moments.genius(genius.turn, genius.reached18))] : []),
  ];
}

function retell(steps: readonly Step<IngeniousHappening>[]): readonly Then[] {
  const moments: Then[] = [];
  for (const { seq, happened } of steps)
    for (const one of happened)
      if (one.type === 'placed')
        moments.push({
          ...one,
          seq,
          turn: moments.length + 1,
          laid: [...(moments.at(-1)?.laid ?? []), { tile: one.tile, cells: one.cells }],
        });
  return moments;
}

const WIDE = 150;
const HIGH = 105;

/** The part of the board round the tile. */
function Around({ then: { laid, cells, halves } }: { readonly then: Then }) {
  const { x, y } = between(centre(cells[0]), centre(cells[1]), 0.5);
  return (
    <svg
      className="ing-drawn"
      viewBox={`${short(x - WIDE)} ${short(y - HIGH)} ${2 * WIDE} ${2 * HIGH}`}
      aria-hidden="true"
      width="100%"
    >
      <rect x={x - WIDE} y={y - HIGH} width={2 * WIDE} height={2 * HIGH} fill="var(--paper-2)" />
      <Printed />
      {laid.map((one) => (
        <TileOnBoard key={one.cells.join()} tile={one.tile} cells={one.cells} />
      ))}
      <Lines halves={halves} />
    </svg>
  );
}
