const DAY_MS = 86_400_000;

/** A calendar day as a number, by local date: the same for everybody who has this date. */
export type Day = number;

export const dayOf = (date: Date): Day => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** Noon of that day, local time, for formatting the date. */
export const dateOf = (day: Day): Date => {
  const utc = new Date(day * DAY_MS);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
};
