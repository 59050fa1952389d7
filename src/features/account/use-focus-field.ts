import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the focus into a field and selects what is in it, after the render that follows: the field may come only with the
 * step that is shown then.
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
