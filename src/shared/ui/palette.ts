/** Colors of a QR code, the same in both color schemes. */
export const QR = { paper: '#ffffff', ink: '#0b1a2b' } as const;

/**
 * Dark glass of a sheet over a moving picture. Text on it keeps its contrast even over the lightest fish, and the controls
 * behind it cannot be read.
 */
export const SHEET_GLASS = 'rgba(6, 20, 34, 0.95)';
/** Behind such a sheet; the picture stays visible. */
export const SHEET_VEIL = 'rgba(3, 12, 22, 0.35)';
