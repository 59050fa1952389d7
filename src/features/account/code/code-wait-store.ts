import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CodePurpose } from '../../../core/contracts/accounts.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { onLocalChange, readLocal, removeLocal, writeLocal } from '../../../platform/storage/local.ts';
import { type CodeWait, type CodeWaits, parseCodeWaits, pruneCodeWaits, toWaitKey } from '../model/code-waits.ts';

const store = createStore<CodeWaits>(() => parseCodeWaits(readLocal(STORAGE_KEYS.codeWaits), Date.now()));

// The server counts for all tabs; so do they.
onLocalChange(STORAGE_KEYS.codeWaits, (text) => store.setState(parseCodeWaits(text, Date.now()), true));

/** The wait of an address and a purpose, kept over reloads and shared by the tabs; null where there is none. */
export function useCodeWait(purpose: CodePurpose, email: string): CodeWait | null {
  return useStore(store, (waits) => waits[toWaitKey(purpose, email)] ?? null);
}

export function writeCodeWait(purpose: CodePurpose, email: string, wait: CodeWait): void {
  const waits = pruneCodeWaits({ ...store.getState(), [toWaitKey(purpose, email)]: wait }, Date.now());
  store.setState(waits, true);
  if (Object.keys(waits).length === 0) removeLocal(STORAGE_KEYS.codeWaits);
  else writeLocal(STORAGE_KEYS.codeWaits, JSON.stringify(waits));
}

/** The code opens nothing any more; when the next may be asked for stays as it is. */
export function markCodeUsed(purpose: CodePurpose, email: string): void {
  const wait = store.getState()[toWaitKey(purpose, email)];
  if (wait !== undefined) writeCodeWait(purpose, email, { ...wait, validUntil: 0 });
}
