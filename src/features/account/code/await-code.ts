import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Another code is on its way: what was said of the one before does not speak of it, and the field waits for it. */
export function awaitCode<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'clearErrors'>,
  focusField: (field: FieldPath<Values>) => void,
  field: FieldPath<Values>,
): void {
  form.clearErrors(field);
  focusField(field);
}
