import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type KeyboardEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ACCOUNT_LENGTH_MAX } from '../../../core/contracts/accounts.ts';
import { copy } from '../copy.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

type PasswordFieldProps<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  'control' | 'name' | 'label' | 'check' | 'autoFocus'
> & { readonly autoComplete: 'current-password' | 'new-password' };

/** Can be shown, and tells of a Caps Lock that is on. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const [isShown, setIsShown] = useState(false);
  const [isCaps, setIsCaps] = useState(false);
  const lookAtCaps = (event: KeyboardEvent) => setIsCaps(event.getModifierState('CapsLock'));
  const Icon = isShown ? HiddenIcon : ShownIcon;
  const text = copy.fields;
  return (
    <FormField
      {...props}
      hint={isCaps ? <span role="status">{text.capsLock}</span> : undefined}
      input={{
        type: isShown ? 'text' : 'password',
        onKeyDown: lookAtCaps,
        onKeyUp: lookAtCaps,
        onBlur: () => setIsCaps(false),
        slotProps: {
          htmlInput: {
            maxLength: ACCOUNT_LENGTH_MAX.password,
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={isShown ? text.hidePassword : text.showPassword}
                  title={isShown ? text.hidePassword : text.showPassword}
                  // The field keeps the focus, and the caret its place.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => setIsShown(!isShown)}
                >
                  <Icon />
                </IconButton>
              </InputAdornment>
            ),
          },
        },
      }}
    />
  );
}
