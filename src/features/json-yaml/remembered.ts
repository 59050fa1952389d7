import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { localTextStorage } from '../../platform/storage/local.ts';
import { createRememberedInputs } from './remembered-inputs.ts';

/** The inputs of both tools, in this browser's storage. */
export const rememberedInputs = createRememberedInputs(
  [STORAGE_KEYS.rememberedJson, STORAGE_KEYS.rememberedYaml],
  localTextStorage,
);

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => rememberedInputs.flush());
