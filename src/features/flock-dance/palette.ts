/** For controls that cover the pond during a whole game: fish stay visible behind them. */
export const THIN_GLASS = 'rgba(6, 20, 34, 0.52)';
export const GLASS_PRESSED = 'rgba(38, 74, 104, 0.9)';
export const GLASS_SHADOW = '0 8px 32px rgba(0, 0, 0, 0.35)';
/** Colors of a result's picture, which looks the same in both schemes. */
export const PICTURE = {
  water: [
    [0, '#12688a'],
    [0.45, '#0a3f63'],
    [1, '#03162b'],
  ],
  light: 'rgba(127, 216, 230, 0.08)',
  fish: '#c5edf4',
  leader: '#ff8a3d',
  text: '#ffffff',
  quiet: '#b9dbe6',
} as const;
