/** A QR code, the same in either scheme. */
export const QR = { paper: '#ffffff', ink: '#0b1a2b' } as const;
