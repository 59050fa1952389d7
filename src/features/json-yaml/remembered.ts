import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { localTextStorage } from '../../platform/storage/local.ts';
import { sessionTextStorage } from '../../platform/storage/session.ts';
import { createRememberedInputs } from './remembered-inputs.ts';

/** The inputs of both tools, in the storage of this tab and, on request, of this browser. */
export const rememberedInputs = createRememberedInputs(
  [STORAGE_KEYS.rememberedJson, STORAGE_KEYS.rememberedJsonRight, STORAGE_KEYS.rememberedYaml],
  localTextStorage,
  sessionTextStorage,
);

if (typeof window !== 'undefined') {
  // A phone may end a page in the background without a further event.
  for (const event of ['pagehide', 'visibilitychange']) window.addEventListener(event, () => rememberedInputs.flush());
}
