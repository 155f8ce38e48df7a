import type { Happening, Seat, View, Words } from '@izvilina/kernel/game.ts';

/** Longest note in letters: readable at a glance, two or three lines on a phone. */
export const NOTE_LENGTH = 90;

/** One short note of the coach. The device stores its id once it has been read. */
export interface CoachNote {
  readonly id: string;
  readonly text: Words;
}

interface Explanation<V extends View, H extends Happening> {
  /** Whether this happening is to be explained to `seat`. */
  when(happening: H, seat: Seat, view: V): boolean;
  readonly text: Words;
}

/** What to do in a position of its own kind. Told once, when it first comes up while this player is asked. */
interface Tip<V extends View> {
  /** `hints`: whether this table offers hints. */
  when(view: V, hints: boolean): boolean;
  text(view: V): Words;
  /** Told in place of what to do at this kind of question, which would not help here; otherwise after it. */
  readonly instead?: true;
}

/** What a game tells a player in their first game: `tables/<slug>/coach.ts`. */
interface CoachDefinition<V extends View, H extends Happening, Kind extends string> {
  /** Says who wins. */
  goal(view: V): Words;
  /** What a player must know before the first question, in games where there is no time to read while it is open. */
  opening?(view: V): Words;
  /** What to do now, by kind of question: the part of `Ask.what` before the colon. */
  readonly asks: Readonly<Record<Kind, (view: V) => Words>>;
  /** Explanations of happenings, each told when it first applies. Of several at once, the first listed comes first. */
  readonly because: Readonly<Record<string, Explanation<V, H>>>;
  readonly tips?: Readonly<Record<string, Tip<V>>>;
}

/** A coach as the shell holds it. */
export type Coach = CoachDefinition<View, Happening, string>;

/** The only cast between a game's coach and the shell, for the same reason as in `defineTable`. */
export const defineCoach = <V extends View, H extends Happening, Kind extends string>(
  definition: CoachDefinition<V, H, Kind>,
): Coach => definition as unknown as Coach;

/** The kind of a question: `pick` of `pick:1.3`. */
const kindOf = (what: string): string => what.split(':')[0] ?? what;

interface Moment {
  readonly view: View;
  readonly seat: Seat;
  /** What has happened since this player's last move. */
  readonly happened: readonly Happening[];
  /** Ids of the notes already read on this device. */
  readonly seen: readonly string[];
  readonly hints: boolean;
}

/** Whether a note comes before the first question. A race waits for these notes. */
export const isOpening = (id: string): boolean => id === 'goal' || id === 'opening';

/**
 * The next unread note: the goal and the opening, then what to do at a question of this kind, why something happened,
 * and what helps in this position. Null: all read.
 */
export function nextNote(coach: Coach, { view, seat, happened, seen, hints }: Moment): CoachNote | null {
  const because = Object.entries(coach.because)
    .filter(([, { when }]) => happened.some((happening) => when(happening, seat, view)))
    .map(([name, { text }]) => ({ id: `because ${name}`, text }));
  const ask = view.asks.find((one) => one.seat === seat);
  const kind = ask && kindOf(ask.what);
  const how = kind === undefined ? undefined : coach.asks[kind];
  const tips = Object.entries(ask ? (coach.tips ?? {}) : {}).filter(([, { when }]) => when(view, hints));
  const instead = tips.filter(([, tip]) => tip.instead);
  const told = ([name, { text }]: (typeof tips)[number]) => ({ id: `tip ${name}`, text: text(view) });
  const all = [
    { id: 'goal', text: coach.goal(view) },
    ...(coach.opening ? [{ id: 'opening', text: coach.opening(view) }] : []),
    ...(instead.length === 0 && how ? [{ id: `ask ${kind}`, text: how(view) }] : instead.map(told)),
    ...because,
    ...(instead.length > 0 ? [] : tips.map(told)),
  ];
  return all.find(({ id }) => !seen.includes(id)) ?? null;
}
