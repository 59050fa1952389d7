import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AppError } from '../../core/errors.ts';
import { toDataErrorWords } from '../data/error-words.ts';
import { FILE_LOAD_FAILED, loadTwice } from '../lazy/load-twice.ts';
import { showToast } from '../toast-store.ts';
import { type HandoffKind, hasPendingHandoff } from '../tool/handoff-kinds.ts';
import { copy } from './copy.ts';
import { HANDOFF_PARAMETER } from './handoff-address.ts';
import type { HandedOver } from './payloads.ts';

interface Receiver<Kind extends HandoffKind> {
  /** False while the page cannot take anything yet. */
  readonly isReady?: boolean;
  readonly onTaken: (payload: HandedOver<Kind>) => void;
  /** Shows a failure: a `DbErrorCode`, `handoff-missing` or `FILE_LOAD_FAILED`. A message says it where this is missing. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * Takes what another page, or the shell, handed over to this page: when it opens, and whenever its address gets the id of
 * an offer, which is then removed from the address.
 * @param kinds what the page takes; the same array at every render.
 */
export function useHandedOver<Kind extends HandoffKind>(kinds: readonly Kind[], receiver: Receiver<Kind>): void {
  const [query, setQuery] = useSearchParams();
  const id = query.get(HANDOFF_PARAMETER);
  const { isReady = true } = receiver;
  const take = useEffectEvent((addressId: string | null) => void takeInto(kinds, addressId, receiver));
  useEffect(() => {
    if (!isReady) return;
    if (id !== null) {
      setQuery(withoutId, { replace: true, preventScrollReset: true });
    } else if (!kinds.some(hasPendingHandoff)) return;
    take(id);
  }, [id, isReady, kinds, setQuery]);
}

function withoutId(query: URLSearchParams): URLSearchParams {
  query.delete(HANDOFF_PARAMETER);
  return query;
}

async function takeInto<Kind extends HandoffKind>(
  kinds: readonly Kind[],
  addressId: string | null,
  { onTaken, onFailed = sayFailure }: Receiver<Kind>,
): Promise<void> {
  try {
    const { takeHandedOver } = await loadTwice(() => import('./take-handed-over.ts'));
    const payload = await takeHandedOver(kinds, addressId);
    if (payload !== null) onTaken(payload);
  } catch (error) {
    onFailed(error);
    if (!(error instanceof AppError)) throw error;
  }
}

function sayFailure(error: unknown): void {
  showToast(toWords(error), { severity: 'error' });
}

function toWords(error: unknown): string {
  const code = error instanceof AppError ? error.code : null;
  if (code === 'handoff-missing') return copy.missing;
  return copy.notTaken(code === FILE_LOAD_FAILED ? copy.loadFailed : toDataErrorWords(error));
}
