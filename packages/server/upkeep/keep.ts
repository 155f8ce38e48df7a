const DAY = 24 * 60 * 60 * 1_000;

/** How many days things are kept after their last use; 0: for ever. Finished games are kept for ever. */
export interface Keep {
  /** Tables at which nobody has started a game. */
  readonly gathering: number;
  /** Games that nobody goes on with. */
  readonly abandoned: number;
  /** Guests who have a name or sit at a table. Their cookie ends after a year without a visit. */
  readonly guests: number;
  /** Guests with neither a name nor a seat. */
  readonly visitors: number;
}

export const KEEP: Keep = { gathering: 7, abandoned: 90, guests: 400, visitors: 30 };

/** Finished games are packed after this time, when their last moves are no longer sent again. */
export const PACK_AFTER_DAYS = 1;

const FOR_EVER = 1_000 * 365;

export const daysToMs = (days: number): number => (days === 0 ? FOR_EVER : days) * DAY;
