/** The colors of navigation items (doc 2 §9: 20, the primary blue first). */
export const NAV_COLORS = [
  '#1976d2',
  '#0288d1',
  '#0097a7',
  '#00796b',
  '#388e3c',
  '#689f38',
  '#afb42b',
  '#fbc02d',
  '#ffa000',
  '#f57c00',
  '#e64a19',
  '#d32f2f',
  '#c2185b',
  '#ad1457',
  '#7b1fa2',
  '#512da8',
  '#303f9f',
  '#5d4037',
  '#616161',
  '#455a64',
] as const;

/** Letters on a tile. */
export const TILE_INKS = { light: '#ffffff', dark: '#10161d' } as const;
