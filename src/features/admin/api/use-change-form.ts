import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Call, CallRequest } from '../../../core/contracts/define-call.ts';
import { AppError } from '../../../core/errors.ts';
import { toFailure } from '../../../shared/api/failure.ts';
import { showMalformed } from '../../../shared/forms/malformed-field.ts';
import type { Notice } from '../../../shared/forms/notice.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useAdminChange } from './use-admin-query.ts';

interface ChangeForm<Values extends FieldValues> {
  /** Shown after the change. */
  readonly done: string;
  /** Words for whatever was thrown; null where nothing is to be said. */
  readonly toNotice: (error: unknown) => Notice | null;
  /** Shows at its field what the server finds malformed. */
  readonly form?: UseFormReturn<Values> | undefined;
}

/** Sends the change of a form. After a failure the form keeps its fields, and shows the notice. */
export function useChangeForm<C extends Call, Values extends FieldValues>(
  call: C,
  changedCallIds: readonly string[],
  { done, toNotice, form }: ChangeForm<Values>,
) {
  const change = useAdminChange(call, changedCallIds);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isSaving = useRef(false);

  async function save(request: CallRequest<C>): Promise<boolean> {
    if (isSaving.current) return false;
    isSaving.current = true;
    setNotice(null);
    try {
      await change.mutateAsync(request);
      showToast(done, { severity: 'success' });
      return true;
    } catch (error) {
      const isShown = form !== undefined && error instanceof AppError && showMalformed(form, toFailure(error));
      if (!isShown) setNotice(toNotice(error));
      return false;
    } finally {
      isSaving.current = false;
    }
  }

  return { save, notice, showNotice: setNotice, isBusy: change.isPending };
}
