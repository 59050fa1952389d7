import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type ErrorField, errorFieldOf } from '../../core/contracts/error-codes.ts';
import { describeFailure, type Failure } from '../api/failure.ts';
import { findMalformed } from '../forms/malformed-field.ts';
import { toFailureNotice } from '../forms/notice.ts';
import type { StepForm } from '../forms/use-step-form.ts';
import type { CodeSender } from './use-code-sender.ts';

interface CodeStep<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly steps: StepForm<Values>;
  readonly sender: CodeSender;
  readonly field: FieldPath<Values>;
}

/** Requests a code and focuses its field. Messages about the code before do not apply to the next one. */
export async function requestCode<Values extends FieldValues>(step: CodeStep<Values>): Promise<void> {
  const { form, steps, sender, field } = step;
  form.clearErrors(field);
  steps.showNotice(null);
  if (await sender.send()) steps.focusField(field);
}

/** Reports a failed check of a code at its field, and any other failure below the form. */
export function rejectCode<Values extends FieldValues>(
  { steps, sender, field }: CodeStep<Values>,
  failure: Failure,
  fallback: string,
): void {
  sender.dismissNotice();
  if (errorFieldOf(failure.code) !== 'code') {
    steps.showNotice(toFailureNotice(failure, fallback));
    return;
  }
  if (failure.code === 'CODE_ATTEMPTS_EXCEEDED') sender.noteUsed();
  steps.showFieldError(field, describeFailure(failure, fallback));
}

/** Shows a failure at the field that it is about, and any other failure below the form. */
export function showFailure<Values extends FieldValues>(
  steps: StepForm<Values>,
  fields: Readonly<Partial<Record<ErrorField, FieldPath<Values>>>>,
  failure: Failure,
  fallback: string,
): void {
  const named = errorFieldOf(failure.code);
  const field = named === null ? findMalformed(failure, Object.values(fields)) : fields[named];
  if (field === undefined) steps.showNotice(toFailureNotice(failure, fallback));
  else steps.showFieldError(field, describeFailure(failure, fallback));
}
