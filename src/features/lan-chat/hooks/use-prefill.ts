import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isForwardName, parseForwardEntry } from '../../../core/forwarded-text.ts';
import { readLocal, removeLocal } from '../../../platform/storage/local.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../words.ts';
import type { RoomHolder } from './room-holder.ts';
import { without } from './use-room-address.ts';

const PREFILL_PARAMETER = 'prefillKey';

/** Takes over the text that the card maker has left for the input (doc 2 §2, decisions 4), and clears the address. */
export function usePrefill(holder: RoomHolder): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const key = new URLSearchParams(search).get(PREFILL_PARAMETER);
  useEffect(() => {
    if (key === null) return;
    void navigate({ pathname, search: without(search, PREFILL_PARAMETER), hash }, { replace: true });
    takePrefill(holder, key);
  }, [holder, key, navigate, pathname, search, hash]);
}

function takePrefill({ store, setDraft }: RoomHolder, key: string): void {
  // Every other name belongs to something else (trap T1).
  const stored = isForwardName(key) ? readLocal(key) : null;
  const text = stored === null ? '' : (parseForwardEntry(key, stored, Date.now())?.text ?? '');
  if (text.trim() === '') return;
  removeLocal(key);
  setDraft(appendDraft(store.getState().draft, text));
  showToast(copy.composer.prefilled, { severity: 'success' });
}

/** A text below what the visitor has written already. */
export function appendDraft(draft: string, text: string): string {
  return draft.trim() === '' ? text : `${draft}\n${text}`;
}
