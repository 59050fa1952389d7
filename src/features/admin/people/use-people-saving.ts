import { useRef, useState } from 'react';
import type { Call, CallReply, CallRequest } from '../../../core/contracts/define-call.ts';
import { type Failure, toFailure } from '../../../shared/api/failure.ts';
import { type Notice, toFailureNotice } from '../../../shared/forms/notice.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useAdminChange } from '../api/use-admin-query.ts';
import { CHANGED_WITH_PERSON } from './people-kind.ts';
import { describePeopleFailure, isCancelled } from './problem-words.ts';

/**
 * Saves a form about an account, once at a time. After a failure the form keeps its fields and shows the notice; `onFailed`
 * may take a failure over by returning true.
 */
export function usePeopleSaving<C extends Call>(call: C, failed: string, nameOf: (id: string) => string | undefined) {
  const change = useAdminChange(call, CHANGED_WITH_PERSON);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isSaving = useRef(false);

  async function save(
    request: CallRequest<C>,
    done: string,
    onFailed: (failure: Failure) => boolean = () => false,
  ): Promise<CallReply<C> | 'failed'> {
    if (isSaving.current) return 'failed';
    isSaving.current = true;
    setNotice(null);
    try {
      const reply = await change.mutateAsync(request);
      showToast(done, { severity: 'success' });
      return reply;
    } catch (error) {
      if (!isCancelled(error)) reportFailure(toFailure(error), onFailed);
      return 'failed';
    } finally {
      isSaving.current = false;
    }
  }

  function reportFailure(failure: Failure, onFailed: (failure: Failure) => boolean): void {
    if (onFailed(failure)) return;
    setNotice(toFailureNotice({ ...failure, message: describePeopleFailure(failure, nameOf) }, failed));
  }

  return { save, notice, showNotice: setNotice, isBusy: change.isPending };
}
