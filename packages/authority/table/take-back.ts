import type { AnyEvent, AnyGame, Seat } from '@izvilina/kernel/game.ts';
import { advance, askOf, begin, canGoOnFrom, type Match, type Moment, type Start } from '@izvilina/kernel/match.ts';
import { must, ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { TableDoc } from '../document/document.ts';
import type { LiveTable } from './live-table.ts';

/** The seat of the only person, where all others are bots; null otherwise, since another person would have to agree. */
function seatAmongBots({ chairs }: TableDoc): Seat | null {
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const bots = chairs.filter(({ kind }) => kind === 'bot').length;
  return people.length === 1 && bots > 0 && bots === chairs.length - 1 ? (people[0] as Seat) : null;
}

/** The seat that may take moves back at this table. Not in a race: a second try would know what to touch. */
export function seatTakingBack({ doc, game }: LiveTable, isLocal: boolean): Result<Seat> {
  const seat = isLocal && !game.race ? seatAmongBots(doc) : null;
  return seat === null ? refuse('NO_TAKE_BACK') : ok(seat);
}

/** Whether the person has decided anything that can be taken back; null if this table has no take-back. */
export function takeBackIn(live: LiveTable, isLocal: boolean): boolean | null {
  const seat = seatTakingBack(live, isLocal);
  if (!seat.ok) return null;
  return !live.over && (live.isPlayed || hasDecided(live.doc.begins?.from, seat.value));
}

const hasDecided = (moment: Moment | undefined, seat: Seat): boolean =>
  moment?.seat === seat && (moment.events.some(({ by }) => by === seat) || hasDecided(moment.from, seat));

/** A match as it is stored. */
type Played = Start & { readonly events: readonly AnyEvent[] };

/**
 * The moment before this seat's last decision, in this match or in the one it was continued from. Null if there is
 * none.
 */
export function momentBefore(game: AnyGame, { events, ...start }: Played, seat: Seat): Moment | null {
  const { from } = start;
  const ours = from?.seat === seat ? from : null;
  const asked = newestQuestion(framesOf(game, start, events), events, seat);
  if (asked === null) return ours && momentBefore(game, ours, seat);
  // Nothing has happened since that earlier moment, so it is the same one.
  return asked === 0 && ours ? ours : { ...start, events: events.slice(0, asked), seat };
}

function framesOf(game: AnyGame, start: Start, events: readonly AnyEvent[]): readonly Match[] {
  let match = must(begin(game, start));
  return [
    match,
    ...events.map((event) => {
      match = must(advance(match, event));
      return match;
    }),
  ];
}

/**
 * The frame in which the question first appeared that this seat answered last. Seats that answered before it decide
 * again too. A changed answer belongs to the same question.
 */
function newestQuestion(frames: readonly Match[], events: readonly AnyEvent[], seat: Seat): number | null {
  const questionAt = (frame: number) => askOf(frames[frame] as Match, seat);
  for (let answer = events.length - 1; answer >= 0; answer--) {
    const question = questionAt(answer);
    if (events[answer]?.by !== seat || question === null) continue;
    let asked = answer;
    while (asked > 0 && questionAt(asked - 1) === question) asked--;
    if (canGoOnFrom(frames[asked] as Match)) return asked;
  }
  return null;
}
