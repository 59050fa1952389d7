import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Focuses a field and selects its text after the next render, because the field may belong to the step that this render
 * shows.
 */
export function useFocusField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
): (field: FieldPath<Values>) => void {
  const [target, setTarget] = useState<{ readonly field: FieldPath<Values> } | null>(null);

  useEffect(() => {
    if (target !== null) form.setFocus(target.field, { shouldSelect: true });
  }, [form, target]);

  return (field) => setTarget({ field });
}
