import type { View } from '@izvilina/kernel/game.ts';
import { canonical } from '@izvilina/kernel/json.ts';
import { type Match, viewOf } from '@izvilina/kernel/match.ts';
import type { Slug } from './registry.ts';

export interface ViewText {
  /** A position as lines of text for a terminal. From a view, so that it shows no more than its viewer may know. */
  asText(view: View): string;
}

/** Every game's positions as text: for `izvilina show` and for failed tests. */
const TEXTS: Readonly<Record<Slug, () => Promise<ViewText>>> = {
  cow006: () => import('./cow006/position/text.ts'),
  ingenious: () => import('./ingenious/position/text.ts'),
  mindtrainer: () => import('./mindtrainer/position/text.ts'),
  notnot: () => import('./notnot/position/text.ts'),
  brainstorm: () => import('./brainstorm/position/text.ts'),
};

/** What one viewer sees, with the open questions and what the last event led to. */
export async function viewText(slug: Slug, view: View): Promise<string> {
  const { asText } = await TEXTS[slug]();
  const asked = view.asks.map(({ seat, what }) => `seat ${seat}: ${what}`).join(', ');
  return [
    asText(view),
    `asked     ${asked || 'nobody'}`,
    ...view.happened.map((happening) => `happened  ${canonical(happening)}`),
    ...(view.result === null ? [] : [`result    scores ${view.result.scores}, places ${view.result.places}`]),
  ].join('\n');
}

/** The whole position: what a watcher sees, then what each seat sees in addition. Only for trusted readers. */
export async function openText(slug: Slug, match: Match): Promise<string> {
  const common = (await viewText(slug, viewOf(match, 'watcher'))).split('\n');
  const parts = [common.join('\n')];
  for (let seat = 0; seat < match.players; seat++) {
    const own = (await viewText(slug, viewOf(match, seat))).split('\n').filter((line) => !common.includes(line));
    if (own.length > 0) parts.push([`seat ${seat} also sees`, ...own.map((line) => `  ${line}`)].join('\n'));
  }
  return parts.join('\n');
}
