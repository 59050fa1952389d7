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
