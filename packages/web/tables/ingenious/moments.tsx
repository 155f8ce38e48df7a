import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { Moment, Step } from '../module.ts';
import { Domino } from './Piece.tsx';
import type { IngeniousWords } from './words.ts';

type PlacedThen = Extract<IngeniousHappening, { type: 'placed' }>;

interface Then extends PlacedThen {
  readonly seq: number;
  readonly turn: number;
}

const total = ({ halves: [one, other] }: Then): number => one.points + other.points;

/** The tile that scored most, and the first marker that came to the end. */
export function moments(steps: readonly Step[], words: IngeniousWords): readonly Moment[] {
  const laid = steps
    .flatMap(({ seq, happened }) =>
      (happened as unknown as readonly IngeniousHappening[]).flatMap((one) =>
        one.type === 'placed' ? [{ ...one, seq }] : [],
      ),
    )
    .map((one, index): Then => ({ ...one, turn: index + 1 }));
  const best = laid.reduce<Then | null>((most, now) => (most && total(most) >= total(now) ? most : now), null);
  const genius = laid.find(({ reached18 }) => reached18.length > 0);
  const kept = (then: Then, text: string): Moment => ({
    seq: then.seq,
    seat: then.player,
    text,
    picture: <Domino tile={then.tile} />,
  });
  return [
    ...(best ? [kept(best, words.moments.best(best.turn, words.scores(best.halves)))] : []),
    ...(genius && genius !== best ? [kept(genius, words.moments.genius(genius.turn, genius.reached18))] : []),
  ];
}
