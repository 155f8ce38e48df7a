import type { Happening, Seat, View, Words } from '@izvilina/kernel/game.ts';

/** A note is read at a glance, on a phone in two or three lines. */
export const NOTE_LENGTH = 90;

/** One short note of the coach. Its id is what the device remembers once it has been read. */
export interface CoachNote {
  readonly id: string;
  readonly text: Words;
}

interface Explanation<V extends View, H extends Happening> {
  /** Whether this happening is the one to explain to `seat`. */
  when(happening: H, seat: Seat, view: V): boolean;
  readonly text: Words;
}

/** What a game tells somebody who plays it for the first time: `tables/<slug>/coach.ts`. */
interface CoachDefinition<V extends View, H extends Happening, Kind extends string> {
  /** Who wins. */
  goal(view: V): Words;
  /** What must be known before the first question, where nobody has time to read while it is open. */
  opening?(view: V): Words;
  /** What to do now, by kind of question: what stands before the colon of `Ask.what`. */
  readonly asks: Readonly<Record<Kind, (view: V) => Words>>;
  /** Why something happened, told the first time it does. If several apply at once, the first listed is told first. */
  readonly because: Readonly<Record<string, Explanation<V, H>>>;
}

/** A coach as the shell holds it. */
export type Coach = CoachDefinition<View, Happening, string>;

/** The one cast between a game's coach and the shell, for the same reason as that of `defineTable`. */
export const defineCoach = <V extends View, H extends Happening, Kind extends string>(
  definition: CoachDefinition<V, H, Kind>,
): Coach => definition as unknown as Coach;

/** The kind of a question: `pick` of `pick:1.3`. */
const kindOf = (what: string): string => what.split(':')[0] ?? what;

interface Moment {
  readonly view: View;
  readonly seat: Seat;
  /** What happened since this player's last move. */
  readonly happened: readonly Happening[];
  /** The ids of the notes this device has read. */
  readonly seen: readonly string[];
}

/** The ids of the notes that come before anything is asked. A race waits for them. */
export const isOpening = (id: string): boolean => id === 'goal' || id === 'opening';

/** What to say now: the goal and the opening, then why something happened, then what to do. Null: nothing that is new. */
export function nextNote(coach: Coach, { view, seat, happened, seen }: Moment): CoachNote | null {
  const because = Object.entries(coach.because)
    .filter(([, { when }]) => happened.some((happening) => when(happening, seat, view)))
    .map(([name, { text }]) => ({ id: `because ${name}`, text }));
  const ask = view.asks.find((one) => one.seat === seat);
  const kind = ask && kindOf(ask.what);
  const how = kind === undefined ? undefined : coach.asks[kind];
  const all = [
    { id: 'goal', text: coach.goal(view) },
    ...(coach.opening ? [{ id: 'opening', text: coach.opening(view) }] : []),
    ...because,
    ...(kind !== undefined && how ? [{ id: `ask ${kind}`, text: how(view) }] : []),
  ];
  return all.find(({ id }) => !seen.includes(id)) ?? null;
}
