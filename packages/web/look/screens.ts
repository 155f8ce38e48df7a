/**
 * The screens that style sheets tell apart: `@media (--phone)`. The names are written as the custom media queries of the
 * CSS standard, which no browser knows yet, so the build replaces them (`build/styleSheets.ts`).
 * A game's table measures itself instead, with container queries.
 */
export const SCREENS = {
  phone: '(max-width: 720px)',
  'small-phone': '(max-width: 720px) and (max-height: 740px)',
  /** A phone on its side. */
  sideways: '(min-width: 560px) and (max-height: 480px)',
  /** A tablet held upright, and everything narrower. */
  narrow: '(max-width: 1020px)',
  /** The narrowest tablet, held upright, and everything narrower. */
  upright: '(max-width: 860px)',
  tablet: '(min-width: 721px) and (max-width: 1180px)',
  desk: '(min-width: 1181px)',
  /** Wide and low. Only the aspect ratio counts, because a wider screen is drawn larger. */
  'low-desk': '(min-width: 1181px) and (min-aspect-ratio: 14/9)',
} as const;
