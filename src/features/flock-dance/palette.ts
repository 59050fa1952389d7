/** For controls that cover the pond during a whole game: fish stay visible behind them. */
export const THIN_GLASS = 'rgba(6, 20, 34, 0.52)';
export const GLASS_PRESSED = 'rgba(38, 74, 104, 0.9)';
export const GLASS_SHADOW = '0 8px 32px rgba(0, 0, 0, 0.35)';
