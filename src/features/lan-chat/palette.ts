/** Backgrounds of letter avatars, the same in both schemes: white letters have a contrast of at least 4.5:1 on each. */
export const AVATAR_COLORS = ['#1f5fa8', '#8a4a12', '#2c6e49', '#6b3fa0', '#a03050', '#206a74'] as const;

export const AVATAR_LETTER = '#ffffff';
