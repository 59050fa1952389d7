import type { FieldValues } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import { ACCOUNT_LENGTH_MAX } from '../../../core/contracts/accounts.ts';
import { FormField, type FormFieldProps } from '../../../shared/forms/FormField.tsx';
import { copy } from '../copy.ts';
import { hasOddCode } from '../model/account-rules.ts';

type CodeFieldProps<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  'control' | 'name' | 'check' | 'autoFocus'
>;

/** Keeps more characters than a code has, so that the visitor sees the excess. */
const narrow = (text: string) => normalizeEmailCode(text).slice(0, ACCOUNT_LENGTH_MAX.code);

/** One field for the whole code. Accepts "123 456", full-width digits, and a whole mail that is pasted. */
export function CodeField<Values extends FieldValues>(props: CodeFieldProps<Values>) {
  return (
    <FormField
      {...props}
      label={copy.fields.code}
      autoComplete="one-time-code"
      narrow={narrow}
      readPaste={narrow}
      hint={(text) => (hasOddCode(text) ? copy.fields.codeOdd : undefined)}
      input={{
        type: 'text',
        placeholder: copy.fields.codePlaceholder,
        slotProps: { htmlInput: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false } },
      }}
    />
  );
}
