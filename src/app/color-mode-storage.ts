import type { ThemeProviderProps } from '@mui/material/styles';
import { STORAGE_KEYS } from '../platform/storage/keys.ts';
import { onLocalChange, readLocal, writeLocal } from '../platform/storage/local.ts';
import { parseColorMode } from './portal/color-modes.ts';

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;

/**
 * Keeps the color mode under the product's own name and follows the other tabs. The UI kit also wants to store which
 * scheme belongs to which mode; we have one of each, so those entries are not kept.
 */
export const colorModeStorage: StorageManager = ({ key }) => {
  if (key !== STORAGE_KEYS.colorMode) return { get: (initial) => initial, set: () => {}, subscribe: () => () => {} };
  return {
    get: (initial) => parseColorMode(readLocal(key)) ?? initial,
    set: (mode) => {
      writeLocal(key, String(mode));
    },
    subscribe: (handler) => onLocalChange(key, (stored) => handler(parseColorMode(stored) ?? 'system')),
  };
};
