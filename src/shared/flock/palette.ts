/** A beam of light from the surface that fades out downwards. */
const light = (where: string) =>
  `radial-gradient(${where}, rgba(127, 216, 230, 0.17), rgba(127, 216, 230, 0.06) 48%, rgba(127, 216, 230, 0.015) 76%, transparent)`;

/**
 * The water, from the surface down: shown until the first frame, and behind a transparent canvas. The colors match the
 * water that the worker draws.
 */
export const WATER = [
  light('9% 62% at 12% -4%'),
  light('14% 72% at 42% -6%'),
  light('8% 52% at 71% -4%'),
  'radial-gradient(120% 120% at 50% 30%, transparent 55%, rgba(1, 8, 18, 0.38))',
  'linear-gradient(#12688a, #0a3f63 45%, #03162b)',
].join(', ');

/** Text on the water itself, without glass behind it. */
export const WATER_TEXT = '#e7f6fa';
/** Dark glass over the water. Text on it keeps its contrast even over the lightest fish. */
export const GLASS = 'rgba(6, 20, 34, 0.78)';
