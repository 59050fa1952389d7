import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Call } from '../../../core/contracts/define-call.ts';
import { toFailure } from '../../../shared/api/failure.ts';
import { type Notice, toFailureNotice } from '../../../shared/forms/notice.ts';
import { useChangeForm } from '../api/use-change-form.ts';
import { copy } from './copy.ts';

/** Saves one part of the configuration. After a failure the form keeps its fields, and shows the notice. */
export function useSaving<C extends Call, Values extends FieldValues>(
  call: C,
  changedCallIds: readonly string[],
  form?: UseFormReturn<Values>,
) {
  return useChangeForm(call, changedCallIds, { done: copy.saved, toNotice, form });
}

/** Nothing is to be said when the visitor cancelled the question for the password. */
function toNotice(error: unknown): Notice | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  return toFailureNotice(toFailure(error), copy.saveFailed);
}
