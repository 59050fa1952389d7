import { NARROW_MAX_WIDTH_PX } from '../constants.ts';

/**
 * Every media query of the product, as a key of a style object (`[MEDIA.narrow]: { … }`) and as the parameter of
 * `useMediaQuery`. A page that needs one more condition appends it: `${MEDIA.narrow} and (min-height: 600px)`.
 */
export const MEDIA = {
  /** Tabs show icons only, and pages use their narrow layout (doc 2 §2). */
  narrow: `@media (max-width: ${NARROW_MAX_WIDTH_PX}px)`,
  /** Dialogs fill the screen, and margins shrink. */
  phone: '@media (max-width: 600px)',
  /** The smallest phones: rows drop what they can do without. */
  small: '@media (max-width: 479.95px)',
  /** Five columns no longer fit beside each other. */
  medium: '@media (max-width: 1099.95px)',
  /** Two columns no longer fit beside each other. */
  stacked: '@media (max-width: 900px)',
  /** As low as a phone held sideways. */
  low: '@media (max-height: 500px)',
  /** The visitor touches instead of pointing. */
  coarse: '@media (pointer: coarse)',
  /** The window has room beside the content column, even with a scroll bar. */
  margins: '@media (min-width: 1280px)',
  /** The container around an element has no room for words beside icons. A key of styles only. */
  tightContainer: '@container (max-width: 660px)',
  /** The container around an element is as narrow as a phone. A key of styles only. */
  smallContainer: '@container (max-width: 460px)',
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
