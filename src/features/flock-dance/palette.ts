/** A fall of light from the surface: bright above, fading without an edge. */
const light = (where: string) =>
  `radial-gradient(${where}, rgba(127, 216, 230, 0.17), rgba(127, 216, 230, 0.06) 48%, rgba(127, 216, 230, 0.015) 76%, transparent)`;

/**
 * The water, from the surface down, with light falling in: the picture until the first frame, and behind it where the
 * canvas is transparent. The tones are those that the worker's water has.
 */
export const WATER = [
  light('9% 62% at 12% -4%'),
  light('14% 72% at 42% -6%'),
  light('8% 52% at 71% -4%'),
  'radial-gradient(120% 120% at 50% 30%, transparent 55%, rgba(1, 8, 18, 0.38))',
  'linear-gradient(#12688a, #0a3f63 45%, #03162b)',
].join(', ');

/** Dark glass over the water: what stands on it keeps its contrast over the lightest fish. */
export const GLASS = 'rgba(6, 20, 34, 0.78)';
/** For what lies over the pond all game long: fish are seen through it. */
export const THIN_GLASS = 'rgba(6, 20, 34, 0.52)';
export const GLASS_PRESSED = 'rgba(38, 74, 104, 0.9)';
export const GLASS_SHADOW = '0 8px 32px rgba(0, 0, 0, 0.35)';
/** Behind a dialog the water stays to be seen. */
export const DIALOG_VEIL = 'rgba(3, 12, 22, 0.35)';
