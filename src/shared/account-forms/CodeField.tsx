import type { Theme } from '@mui/material/styles';
import type { FieldValues } from 'react-hook-form';
import { normalizeEmailCode } from '../../core/auth/email-code.ts';
import { ACCOUNT_LENGTH_MAX } from '../../core/contracts/accounts.ts';
import { FormField, type FormFieldProps } from '../forms/FormField.tsx';
import { copy } from './copy.ts';
import { hasOddCode } from './model/account-rules.ts';

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
        slotProps: {
          htmlInput: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false },
          input: { sx: SIX_BOXES },
        },
      }}
    />
  );
}

/** Characters stand apart, each over a line of its own, although they are one text in one field. */
const SIX_BOXES = (theme: Theme) => ({
  '& input': {
    ...theme.mono,
    // As high as the other fields and the button beside it, although its characters are larger.
    height: '1.4375rem',
    fontSize: '1.25rem',
    letterSpacing: '0.8ch',
    fontVariantNumeric: 'tabular-nums',
  },
  '& input:not(:placeholder-shown)': {
    backgroundImage: `repeating-linear-gradient(90deg, ${theme.vars.palette.control} 0 1ch, transparent 1ch 1.8ch)`,
    backgroundRepeat: 'no-repeat',
    backgroundOrigin: 'content-box',
    backgroundSize: '10ch 2px',
    backgroundPosition: '0 100%',
  },
  '& input::placeholder': { fontFamily: theme.typography.fontFamily, fontSize: '0.9375rem', letterSpacing: 0 },
});
