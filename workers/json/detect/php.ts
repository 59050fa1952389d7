import { readPrintedPhp } from './php-printed.ts';
import { readSerializedPhp } from './php-serialized.ts';

/**
 * What `print_r`, `var_dump`, `var_export` and `serialize` print, as JSON. `print_r` does not show types, so that what
 * looks like a number becomes one. @throws AppError `decode-failed` for another notation.
 */
export function phpToJson(text: string): { readonly json: string; readonly areTypesGuessed: boolean } {
  const trimmed = text.trim();
  if (/^[aOsidbN][:;]/.test(trimmed)) return { json: readSerializedPhp(trimmed), areTypesGuessed: false };
  return readPrintedPhp(trimmed);
}
