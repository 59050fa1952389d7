import { MEDIA } from '../../shared/look/media.ts';
import { CONTROLS_STAY_MIN_HEIGHT_PX } from './constants.ts';

/** Media queries of the swarm canvas, beside the product's own. */
export const POND_MEDIA = {
  /** Narrow, and high enough for the controls to stay. */
  narrowAndHigh: `${MEDIA.narrow} and (min-height: ${CONTROLS_STAY_MIN_HEIGHT_PX}px)`,
  /** Too low for the controls to stay, as a phone held sideways. */
  low: `@media (max-height: ${CONTROLS_STAY_MIN_HEIGHT_PX - 1}px)`,
  /** Both games would need more than the screen: the smallest phones, and phones held sideways. */
  tight: `${MEDIA.small}, ${MEDIA.low.replace('@media ', '')}`,
  /** Narrow, but wide enough for both sliders in a row: tablets upright, phones held sideways. */
  twoColumns: `${MEDIA.narrow} and (min-width: 560px)`,
  /** Fingers steer: on small screens, and where there is no finer pointer. */
  fingers: `${MEDIA.narrow}, ${MEDIA.coarse.replace('@media ', '')}`,
} as const;
