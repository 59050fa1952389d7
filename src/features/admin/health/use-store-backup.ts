import { useRef, useState } from 'react';
import { HEALTH_CALLS } from '../../../core/contracts/admin-health.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { isAbort } from '../api/download-file.ts';
import { useAdminChange } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';

/** A large database takes minutes on a slow disk. */
const TIMEOUT_MS = 10 * 60_000;

/** Has the server put a backup into its data directory, one at a time, and reads the state again. */
export function useStoreBackup() {
  const change = useAdminChange(HEALTH_CALLS.storeBackup, [HEALTH_CALLS.read.id], { timeoutMs: TIMEOUT_MS });
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);

  async function store(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setProblem(null);
    try {
      await change.mutateAsync({});
      showToast(copy.backup.stored, { severity: 'success' });
    } catch (error) {
      // The visitor may cancel the question for the password.
      if (!isAbort(error)) setProblem(describeFailure(toFailure(error)));
    } finally {
      isRunning.current = false;
    }
  }

  return { store, problem, clearProblem: () => setProblem(null), isBusy: change.isPending };
}
