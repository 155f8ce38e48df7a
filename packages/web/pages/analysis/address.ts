/** Where on the result page the analysis is: the part of an address after `#`. */
export const ANALYSIS = 'analysis';

/** For the section itself: whoever came for it sees it as soon as it is there. */
export function showIfAskedFor(section: HTMLElement | null): void {
  if (section && location.hash === `#${ANALYSIS}`) section.scrollIntoView();
}
