import type { FitException } from './sight.ts';

/** What may break the rules on any page. */
export const ANYWHERE: readonly FitException[] = [
  { selector: '.stand .top', overlaps: true, why: 'pieces lie on their box on the shelf' },
  { selector: '.rail-line', overlaps: true, why: 'a curve with its labels' },
  { selector: '.num', overlaps: true, why: 'its margin can be hit but not seen' },
  { selector: '.kept-cards', overlaps: true, why: 'cards of one moment lie in a fan' },
  { selector: '.tent .long', hangs: 12, why: 'four long names in half a phone lying down lose a letter or two each' },
  { selector: '.spine.playing', hangs: 200, why: 'a running game names as many players as have room' },
  { selector: '.hints .why > span', hangs: 2_000, why: 'a sentence that has no room stands out of sight, whole' },
];

/** What a mouse hits, which hits less than a finger. */
export const BY_MOUSE: readonly FitException[] = [
  { selector: '.opt', least: 20, why: 'lines of squared paper, 33 px from each other' },
  { selector: '.ways :is(a, button)', least: 30, why: 'four ways to play under each box of the shelf' },
];

/** On a desktop and on a tablet, where a lobby is a table seen from above. */
export const ROUND_A_TABLE: readonly FitException[] = [
  { selector: '.chair-at .tent', least: 24, why: 'a bot’s card among five on a side: its level, and away with it' },
];

/** While a hint is open. */
export const UNDER_A_HINT: readonly FitException[] = [
  {
    selector: '.bar',
    overlaps: true,
    why: 'the hint is a strip of paper over the bar, so that it covers nothing of the table',
  },
  { selector: '.happened', least: 22, why: 'the flags of a hint reach into its invisible margin' },
];
