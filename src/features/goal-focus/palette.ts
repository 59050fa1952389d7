/** The colors of a card's text that the visitor chooses from (doc 2 §3). The first one is the default. */
export const CARD_COLORS = {
  default: '#1976d2',
  white: '#ffffff',
  brightWhite: '#f8f9fa',
  silverWhite: '#e9ecef',
  skyBlue: '#64b5f6',
  blue: '#2196f3',
  cyan: '#26c6da',
  mint: '#69f0ae',
  green: '#4caf50',
  lavender: '#b39ddb',
  purple: '#9c27b0',
  orange: '#ff9800',
  deepOrange: '#ff7043',
  gold: '#ffd700',
  red: '#f44336',
  pink: '#f48fb1',
  grey: '#9e9e9e',
  darkGrey: '#424242',
} as const;

/** The colors that a card's text takes in turns (doc 2 §3). */
export const ROTATION_COLORS = [
  '#ffffff',
  '#ffd700',
  '#00ffff',
  '#ffc0cb',
  '#90ee90',
  '#ff6347',
  '#87ceeb',
  '#ffa500',
  '#da70d6',
  '#f0e68c',
] as const;

/** Colors behind the card's text and under the pictures: the same in both schemes, because pictures lie on them. */
export const SCENE = {
  /** The page without a picture. */
  page: 'radial-gradient(120% 90% at 18% 0%, #2a4a6e, transparent 62%), radial-gradient(90% 80% at 92% 100%, #1d3f55, transparent 60%), linear-gradient(160deg, #16263c, #0b1420)',
  /** The darkest and the brightest color of the page without a picture. */
  pageRange: ['#0b1420', '#2a4a6e'],
  /** A card with a solid surface, for light and for dark text. */
  card: { dark: '#131e2d', light: '#f7f9fc' },
  edge: 'rgba(255, 255, 255, 0.14)',
  edgeHigh: 'rgba(255, 255, 255, 0.28)',
  glass: 'rgba(10, 20, 34, 0.72)',
  glassText: '#eef4fb',
  glassHover: 'rgba(255, 255, 255, 0.14)',
  sheen: 'linear-gradient(135deg, rgba(255, 255, 255, 0.16), rgba(255, 255, 255, 0.02) 42%, rgba(255, 255, 255, 0.06))',
  shadow: '0 30px 80px rgba(2, 8, 18, 0.5), 0 6px 20px rgba(2, 8, 18, 0.35)',
  textShadow: {
    dark: '0 2px 18px rgba(0, 0, 0, 0.55), 0 1px 3px rgba(0, 0, 0, 0.5)',
    light: '0 2px 18px rgba(255, 255, 255, 0.6), 0 1px 3px rgba(255, 255, 255, 0.5)',
  },
  dark: '#000000',
  light: '#ffffff',
} as const;
