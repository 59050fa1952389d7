import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ACCOUNT_LENGTH_MAX } from '../../core/contracts/accounts.ts';
import { copy } from './copy.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

type PasswordFieldProps<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  'control' | 'name' | 'label' | 'check' | 'autoFocus'
> & { readonly autoComplete: 'current-password' | 'new-password' };

/** A password that can be shown. Warns while Caps Lock is on. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const [isShown, setIsShown] = useState(false);
  const [isCaps, setIsCaps] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setIsCaps(event.getModifierState('CapsLock'));
  const Icon = isShown ? HiddenIcon : ShownIcon;
  const text = copy.password;
  const label = isShown ? text.hide : text.show;
  return (
    <FormField
      {...props}
      hint={isCaps ? <span role="status">{text.capsLock}</span> : undefined}
      input={{
        type: isShown ? 'text' : 'password',
        onKeyDown: readCapsLock,
        onKeyUp: readCapsLock,
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
                <Tooltip title={label}>
                  <IconButton
                    edge="end"
                    aria-label={label}
                    // Keeps the focus and the caret in the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => setIsShown(!isShown)}
                  >
                    <Icon />
                  </IconButton>
                </Tooltip>
              </InputAdornment>
            ),
          },
        },
      }}
    />
  );
}
