export const COLOR_MODES = ['light', 'dark', 'system'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

/** What was stored, or `null` where it is nothing that we know. `public/color-scheme.js` reads the entry alike. */
export function parseColorMode(stored: unknown): ColorMode | null {
  return COLOR_MODES.find((mode) => mode === stored) ?? null;
}
