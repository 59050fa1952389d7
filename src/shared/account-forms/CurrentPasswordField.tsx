import type { Control, FieldValues, Path } from 'react-hook-form';
import { PasswordField } from '../forms/PasswordField.tsx';
import { inWords } from './check-in-words.ts';
import { copy } from './copy.ts';
import { checkCurrentPassword } from './model/account-rules.ts';

interface CurrentPasswordFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: Path<Values>;
}

/** The password that the signed-in user has now, where a form begins with it. */
export function CurrentPasswordField<Values extends FieldValues>({ control, name }: CurrentPasswordFieldProps<Values>) {
  return (
    <PasswordField
      control={control}
      name={name}
      label={copy.fields.currentPassword}
      check={inWords(checkCurrentPassword)}
      autoComplete="current-password"
      autoFocus
    />
  );
}
