import type { ThemeProviderProps } from '@mui/material/styles';
import { STORAGE_KEYS } from '../platform/storage/keys.ts';
import { createPersistedStore } from '../shared/storage/create-persisted-store.ts';
import { type ColorMode, parseColorMode } from './color-modes.ts';

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;

/** Null: this browser stored no choice. `public/boot.js` reads the same entry before the first paint. */
const colorMode = createPersistedStore<ColorMode | null>({
  key: STORAGE_KEYS.colorMode,
  parse: parseColorMode,
  initial: null,
  format: (mode) => mode,
});

/**
 * Keeps the color mode under the product's own name and follows the other tabs. The UI kit also asks to store which
 * scheme belongs to which mode; there is one of each, so those entries are not kept.
 */
export const colorModeStorage: StorageManager = ({ key }) => {
  if (key !== STORAGE_KEYS.colorMode) return { get: (initial) => initial, set: () => {}, subscribe: () => () => {} };
  return {
    get: (initial) => colorMode.refresh() ?? initial,
    set: (mode) => {
      colorMode.set(parseColorMode(mode));
    },
    subscribe: (handler) => colorMode.useValue.subscribe((mode) => handler(mode ?? 'system')),
  };
};
