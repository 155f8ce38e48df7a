/** Whether it is this player's turn, and whether they look. */
export interface Attention {
  /** What the game asks this player now; null: nothing. */
  readonly question: string | null;
  /** The player looks at another tab, another window, or not at all. */
  readonly away: boolean;
}

export type Signal = 'buzz' | 'notify';

/** Signals for a change: a new question vibrates, and notifies when the player is away. It signals only once. */
export function signalsFor(before: Attention, now: Attention): readonly Signal[] {
  if (now.question === null || now.question === before.question) return [];
  return now.away ? ['buzz', 'notify'] : ['buzz'];
}

/** The tab has a badge while there is an open question and the player is away. */
export const isBadged = ({ question, away }: Attention): boolean => question !== null && away;

const MARK = '● ';

/** The title with the call in front, replacing an earlier call; null removes the call. */
export function calledTitle(title: string, call: string | null): string {
  const plain = title.startsWith(MARK) ? title.slice(title.indexOf(' · ') + 3) : title;
  return call === null ? plain : `${MARK}${call} · ${plain}`;
}
