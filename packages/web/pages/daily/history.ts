import { createStore, useStore } from '../../kit/store.ts';
import type { Day } from './day.ts';

/** How a puzzle ended: solved at the first try, at the second, or the solution was shown. */
export const ENDINGS = ['first', 'second', 'shown'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Endings by day, then by game. */
export type History = Readonly<Record<Day, Readonly<Record<string, Ending>>>>;

export const isSolved = (ending: Ending | undefined): boolean => ending === 'first' || ending === 'second';

const solvedOn = (history: History, day: Day): boolean => Object.values(history[day] ?? {}).some(isSolved);

/** Days in a row with at least one solved puzzle. Today counts, but does not break the streak while it lasts. */
export function streakOf(history: History, today: Day): number {
  let day = solvedOn(history, today) ? today : today - 1;
  let days = 0;
  for (; solvedOn(history, day); day--) days++;
  return days;
}

export const solvedIn = (history: History): number =>
  Object.values(history).reduce((sum, games) => sum + Object.values(games).filter(isSolved).length, 0);

/** The first ending of a day's puzzle counts; playing it again changes nothing. */
export const marked = (history: History, day: Day, game: string, ending: Ending): History =>
  history[day]?.[game] ? history : { ...history, [day]: { ...history[day], [game]: ending } };

const KEY = 'izvilina-daily';

/** The stored history without malformed entries. */
export function historyFrom(text: string | null): History {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const days = Object.entries(isObject(kept) ? kept : {}).map(([day, games]) => [day, endingsIn(games)] as const);
    return Object.fromEntries(days.filter(([day]) => Number.isInteger(Number(day))));
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';

const endingsIn = (games: unknown): Readonly<Record<string, Ending>> =>
  Object.fromEntries(
    Object.entries(isObject(games) ? games : {}).flatMap(([game, ending]) => {
      const known = ENDINGS.find((one) => one === ending);
      return known ? [[game, known] as const] : [];
    }),
  );

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const history = createStore(historyFrom(read()), {});

export const useHistory = (): History => useStore(history);

export function markEnding(day: Day, game: string, ending: Ending): void {
  // Read again, because another tab may have solved a puzzle meanwhile.
  const next = marked(historyFrom(read()), day, game, ending);
  history.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the streak is just forgotten.
  }
}
