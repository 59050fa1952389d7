import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { copy } from '../copy.ts';
import { checkConfirmation, type NewPasswordFlow } from '../model/account-rules.ts';
import type { FormFieldProps } from './FormField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly flow: NewPasswordFlow;
  readonly name: FieldPath<Values>;
  readonly confirmationName: FieldPath<Values>;
  readonly check: FormFieldProps<Values>['check'];
  readonly autoFocus?: boolean;
}

/** A new password, its rules while it is typed, and the same password once more. */
export function NewPasswordFields<Values extends FieldValues>(props: NewPasswordFieldsProps<Values>) {
  const { control, flow, name, confirmationName, check, autoFocus = false } = props;
  const password: string = useWatch({ control, name });
  const text = copy.fields;
  const isFirst = flow === 'register';
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        label={isFirst ? text.password : text.newPassword}
        check={check}
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      <PasswordRules flow={flow} password={password} />
      <PasswordField
        control={control}
        name={confirmationName}
        label={isFirst ? text.confirmation : text.confirmationNew}
        check={(typed, values) => checkConfirmation(typed, values[name])}
        autoComplete="new-password"
      />
    </>
  );
}
