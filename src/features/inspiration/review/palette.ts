/** Colors of the picture, which is always light so that it can be kept and printed. */
export const REVIEW_COLORS = {
  background: '#f6f8fb',
  card: '#ffffff',
  text: '#16202c',
  quiet: '#5b6878',
  line: '#dde3ea',
  bar: '#1976d2',
  accent: '#ff8a3d',
} as const;
