import type { ClipboardEvent } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import { ACCOUNT_LENGTH_MAX } from '../../../core/contracts/accounts.ts';
import { copy } from '../copy.ts';
import { hasOddCode } from '../model/account-rules.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

type CodeFieldProps<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  'control' | 'name' | 'check' | 'autoFocus'
>;

/** Longer than any code, so that what is wrong with it can be seen. */
const narrow = (text: string) => normalizeEmailCode(text).slice(0, ACCOUNT_LENGTH_MAX.code);

/** One field for the whole code. Takes "123 456", full-width digits, and the text of the mail that was pasted whole. */
export function CodeField<Values extends FieldValues>(props: CodeFieldProps<Values>) {
  const { field } = useController({ control: props.control, name: props.name });
  const paste = (event: ClipboardEvent) => {
    const code = narrow(event.clipboardData.getData('text'));
    if (code === '') return;
    event.preventDefault();
    field.onChange(code);
  };
  return (
    <FormField
      {...props}
      label={copy.fields.code}
      autoComplete="one-time-code"
      narrow={narrow}
      hint={hasOddCode(field.value) ? copy.fields.codeOdd : undefined}
      input={{
        type: 'text',
        placeholder: copy.fields.codePlaceholder,
        onPaste: paste,
        slotProps: { htmlInput: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false } },
      }}
    />
  );
}
