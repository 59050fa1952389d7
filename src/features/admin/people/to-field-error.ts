import type { UseFormReturn } from 'react-hook-form';
import type { Failure } from '../../../shared/api/failure.ts';
import { showMalformed } from '../../../shared/forms/malformed-field.ts';
import { fieldOf, type PersonValues } from './model/person-form.ts';
import { describePeopleFailure } from './problem-words.ts';

/** Shows a refusal at the field that it is about. @returns whether it is about one. */
export function toFieldError(form: UseFormReturn<PersonValues>, failure: Failure): boolean {
  const field = fieldOf(failure.code);
  if (field === null) return showMalformed(form, failure);
  form.setError(field, { message: describePeopleFailure(failure, () => undefined) }, { shouldFocus: true });
  return true;
}
