/** The fragment (after `#`) that leads to the analysis on the result page. */
export const ANALYSIS = 'analysis';

/** Scrolls the section into view when the address asks for it; called by the section once it is rendered. */
export function showIfAskedFor(section: HTMLElement | null): void {
  if (section && location.hash === `#${ANALYSIS}`) section.scrollIntoView();
}
