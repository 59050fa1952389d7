/** Below the card of water, in either scheme; the short one where words follow below it. */
export const POND_SHADOW = '0 24px 56px -24px rgba(3, 22, 43, 0.55)';
export const POND_SHADOW_SHORT = '0 10px 24px -14px rgba(3, 22, 43, 0.5)';
