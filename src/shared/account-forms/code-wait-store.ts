import type { CodePurpose } from '../../core/contracts/accounts.ts';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { onSessionEvent } from '../events.ts';
import { createPersistedStore } from '../storage/create-persisted-store.ts';
import { type CodeWait, type CodeWaits, parseCodeWaits, pruneCodeWaits, toWaitKey } from './model/code-waits.ts';

/** Shared by all tabs, because the server counts for all of them together. */
const codeWaits = createPersistedStore<CodeWaits>({
  key: STORAGE_KEYS.codeWaits,
  parse: (text) => parseCodeWaits(text, Date.now()),
  initial: {},
  format: (waits) => (Object.keys(waits).length === 0 ? null : JSON.stringify(waits)),
  merge: (own, stored) => ({ ...stored, ...own }),
});

// The waits belong to the user who signed out, and the next user of this browser must not see them. The server still counts.
onSessionEvent('logout', () => codeWaits.clear());

/** The wait of an address and a purpose, kept over reloads and shared by the tabs; null where there is none. */
export function useCodeWait(purpose: CodePurpose, email: string): CodeWait | null {
  return codeWaits.useValue((waits) => waits[toWaitKey(purpose, email)] ?? null);
}

export function writeCodeWait(purpose: CodePurpose, email: string, wait: CodeWait): void {
  codeWaits.update((waits) => pruneCodeWaits({ ...waits, [toWaitKey(purpose, email)]: wait }, Date.now()));
}

/** Marks the code as used: it is no longer valid, while the time of the next request stays the same. */
export function markCodeUsed(purpose: CodePurpose, email: string): void {
  const wait = codeWaits.refresh()[toWaitKey(purpose, email)];
  if (wait !== undefined) writeCodeWait(purpose, email, { ...wait, validUntil: 0 });
}
