import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { requestIssuesSchema } from '../../core/contracts/envelope.ts';
import { describeFailure, type Failure } from '../api/failure.ts';

/** The first of these fields that the server found malformed, by the name that it has in the request. */
export function findMalformed<Field extends string>({ data }: Failure, fields: readonly Field[]): Field | undefined {
  const parsed = requestIssuesSchema.safeParse(data);
  const names = parsed.success ? parsed.data.issues.map(({ field }) => field.split('.').findLast(isName)) : [];
  return fields.find((field) => names.includes(field));
}

/** Shows the server's words at the field that they are about. @returns whether the form has such a field. */
export function showMalformed<Values extends FieldValues>(form: UseFormReturn<Values>, failure: Failure): boolean {
  const field = findMalformed(failure, Object.keys(form.getValues()) as FieldPath<Values>[]);
  if (field === undefined) return false;
  form.setError(field, { message: describeFailure(failure) }, { shouldFocus: true });
  return true;
}

function isName(part: string): boolean {
  return !/^\d+$/.test(part);
}
