import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { PasswordFlow } from '../../core/auth/password-policy.ts';
import type { FieldCheck } from './FormField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface PasswordInput<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly check: FieldCheck<Values>;
}

interface NewPasswordFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly flow: PasswordFlow;
  readonly password: PasswordInput<Values>;
  readonly confirmation: PasswordInput<Values>;
  readonly autoFocus?: boolean;
}

/** A new password, its rules while it is typed, and its confirmation. */
export function NewPasswordFields<Values extends FieldValues>(props: NewPasswordFieldsProps<Values>) {
  const { control, flow, password, confirmation, autoFocus = false } = props;
  const typed: string = useWatch({ control, name: password.name });
  return (
    <>
      <PasswordField control={control} {...password} autoComplete="new-password" autoFocus={autoFocus} />
      <PasswordRules flow={flow} password={typed} />
      <PasswordField control={control} {...confirmation} autoComplete="new-password" />
    </>
  );
}
