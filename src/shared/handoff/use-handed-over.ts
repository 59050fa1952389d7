import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AppError } from '../../core/errors.ts';
import { toDataErrorWords } from '../data/error-words.ts';
import { FILE_LOAD_FAILED, loadTwice } from '../lazy/load-twice.ts';
import { showToast } from '../toast-store.ts';
import { copy } from './copy.ts';
import { HANDOFF_PARAMETER } from './handoff-address.ts';
import { type HandoffKind, hasPendingHandoff } from './handoff-kinds.ts';
import type { HandedOver } from './payloads.ts';

interface Receiver<Kind extends HandoffKind> {
  readonly onTaken: (payload: HandedOver<Kind>) => void;
  /** Shows a failure: a `DbErrorCode`, `handoff-missing` or `FILE_LOAD_FAILED`. A message says it where this is missing. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * Takes what another page, or the shell, handed over to this page: when it opens, and whenever its address gets the id of
 * an offer, which is then removed from the address.
 */
export function useHandedOver<Kind extends HandoffKind>(kind: Kind, receiver: Receiver<Kind>): void {
  const [query, setQuery] = useSearchParams();
  const id = query.get(HANDOFF_PARAMETER);
  const take = useEffectEvent((addressId: string | null) => void takeInto(kind, addressId, receiver));
  useEffect(() => {
    if (id !== null) {
      setQuery(withoutId, { replace: true, preventScrollReset: true });
    } else if (!hasPendingHandoff(kind)) return;
    take(id);
  }, [id, kind, setQuery]);
}

function withoutId(query: URLSearchParams): URLSearchParams {
  query.delete(HANDOFF_PARAMETER);
  return query;
}

async function takeInto<Kind extends HandoffKind>(
  kind: Kind,
  addressId: string | null,
  { onTaken, onFailed = sayFailure }: Receiver<Kind>,
): Promise<void> {
  try {
    const { takeHandedOver } = await loadTwice(() => import('./take-handed-over.ts'));
    const payload = await takeHandedOver(kind, addressId);
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
