/** The usual backdrops of Chinese identity photos. */
export const GROUND_COLORS = {
  white: [255, 255, 255],
  blue: [67, 142, 219],
  red: [220, 0, 20],
} as const;

/** Colors over a picture, which may have any color; the same in both schemes. */
export const STAGE_COLORS = {
  /** Darkens the picture outside of the box. */
  shade: 'rgba(9, 14, 22, 0.56)',
  line: '#ffffff',
  /** Around white lines, so that they are visible on white. */
  lineEdge: 'rgba(9, 14, 22, 0.55)',
  badge: 'rgba(9, 14, 22, 0.78)',
  grid: 'rgba(255, 255, 255, 0.45)',
} as const;
