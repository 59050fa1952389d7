import type { FieldValues } from 'react-hook-form';
import { normalizeEmail } from '../../core/auth/email.ts';
import { ACCOUNT_LENGTH_MAX } from '../../core/contracts/accounts.ts';
import { FormField, type FormFieldProps } from '../forms/FormField.tsx';
import { copy } from './copy.ts';

type EmailFieldProps<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  'control' | 'name' | 'check' | 'autoComplete' | 'autoFocus'
> & { readonly label?: string };

/**
 * Shows the address in the form in which it is sent once the field is left. Not of the type `email`: browsers would reject
 * full-width letters, which are narrowed here, with messages of their own.
 */
export function EmailField<Values extends FieldValues>(props: EmailFieldProps<Values>) {
  return (
    <FormField
      label={copy.fields.email}
      {...props}
      tidy={normalizeEmail}
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
