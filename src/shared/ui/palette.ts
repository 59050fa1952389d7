/** Colors of a QR code, the same in both color schemes. */
export const QR = { paper: '#ffffff', ink: '#0b1a2b' } as const;
