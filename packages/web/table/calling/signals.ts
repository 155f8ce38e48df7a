/** What is known about this player's turn and where they look. */
export interface Attention {
  /** What the game asks of them now; null: nothing. */
  readonly question: string | null;
  /** They look at another tab, another window, or not at all. */
  readonly away: boolean;
}

export type Signal = 'buzz' | 'notify';

/** What a change is worth: a new question is felt, and told about where nobody looks. An open one is not told twice. */
export function signalsFor(before: Attention, now: Attention): readonly Signal[] {
  if (now.question === null || now.question === before.question) return [];
  return now.away ? ['buzz', 'notify'] : ['buzz'];
}

/** The tab wears a badge while somebody else's page lies over an open question. */
export const isBadged = ({ question, away }: Attention): boolean => question !== null && away;

const MARK = '● ';

/** A title with the call in front of it, whatever it was before; null takes the call away again. */
export function calledTitle(title: string, call: string | null): string {
  const plain = title.startsWith(MARK) ? title.slice(title.indexOf(' · ') + 3) : title;
  return call === null ? plain : `${MARK}${call} · ${plain}`;
}
