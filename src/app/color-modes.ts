export const COLOR_MODES = ['light', 'dark', 'system'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

/** The stored mode, or `null` for any other text. `public/boot.js` parses the entry by the same rule. */
export function parseColorMode(stored: unknown): ColorMode | null {
  return COLOR_MODES.find((mode) => mode === stored) ?? null;
}
