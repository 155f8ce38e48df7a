import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import { HAND } from '@izvilina/games/cow006/state.ts';
import type { Moment, Step } from '../../module.ts';
import { CowCard } from '../board/CowCard.tsx';
import type { CowWords } from '../words/words.ts';

type Took = Extract<CowHappening, { type: 'took' }>;

interface Taking extends Took {
  readonly seq: number;
  readonly round: number;
}

interface Clean {
  readonly seq: number;
  readonly round: number;
  readonly seat: number;
  readonly penalty: number;
  readonly cards: readonly number[];
}

/** Two moments of the game: the row taken with the highest penalty, and the round played with the lowest. */
export function moments(steps: readonly Step<CowHappening>[], words: CowWords): readonly Moment[] {
  const { takings, rounds } = retell(steps);
  const dearest = takings.reduce<Taking | null>(
    (best, now) => (best && best.penalty >= now.penalty ? best : now),
    null,
  );
  const cleanest = rounds.reduce<Clean | null>((best, now) => (best && best.penalty <= now.penalty ? best : now), null);
  const kept: Moment[] = [];
  if (dearest)
    kept.push({
      seq: dearest.seq,
      seat: dearest.player,
      text: words.moments[dearest.why](dearest.round, dearest.penalty),
      picture: <Cards cards={dearest.cards} />,
    });
  if (cleanest)
    kept.push({
      seq: cleanest.seq,
      seat: cleanest.seat,
      text: words.moments.clean(cleanest.round, cleanest.penalty),
      picture: <Cards cards={cleanest.cards.slice(-SHOWN)} />,
    });
  return kept;
}

/** Number of cards shown of the ten played in a round. */
const SHOWN = 4;

/** Rows taken, with the round of each; and for every seat its finished rounds with the cards it played. */
function retell(steps: readonly Step<CowHappening>[]): {
  readonly takings: readonly Taking[];
  readonly rounds: readonly Clean[];
} {
  const takings: Taking[] = [];
  const rounds: Clean[] = [];
  const played: number[][] = [];
  let round = 1;
  for (const { seq, happened } of steps)
    for (const happening of happened) {
      if (happening.type === 'took') takings.push({ ...happening, seq, round });
      if (happening.type === 'revealed')
        for (const { player, card } of happening.cards) played[player] = [...(played[player] ?? []), card];
      if (happening.type === 'scored') {
        happening.penalties.forEach((penalty, seat) => {
          rounds.push({ seq, round, seat, penalty, cards: (played[seat] ?? []).slice(-HAND) });
        });
        round = happening.round + 1;
      }
    }
  return { takings, rounds };
}

function Cards({ cards }: { readonly cards: readonly number[] }) {
  return (
    <span className="kept-cards">
      {cards.map((card) => (
        <CowCard key={card} n={card} />
      ))}
    </span>
  );
}
