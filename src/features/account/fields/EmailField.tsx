import type { FieldValues } from 'react-hook-form';
import { ACCOUNT_LENGTH_MAX } from '../../../core/contracts/accounts.ts';
import { copy } from '../copy.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

type EmailFieldProps<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  'control' | 'name' | 'check' | 'autoComplete' | 'autoFocus'
>;

/** Not of the type `email`: browsers would refuse full-width letters that are narrowed here, in words of their own. */
export function EmailField<Values extends FieldValues>(props: EmailFieldProps<Values>) {
  return (
    <FormField
      {...props}
      label={copy.fields.email}
      input={{
        type: 'text',
        slotProps: {
          htmlInput: {
            inputMode: 'email',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            maxLength: ACCOUNT_LENGTH_MAX.email,
          },
        },
      }}
    />
  );
}
