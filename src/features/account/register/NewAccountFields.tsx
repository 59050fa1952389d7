import { type UseFormReturn, useWatch } from 'react-hook-form';
import { copy } from '../copy.ts';
import { FormField } from '../fields/FormField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { PasswordRules } from '../fields/PasswordRules.tsx';
import { ManagerAddress } from '../ManagerAddress.tsx';
import { checkConfirmation, checkNewPassword, checkUsername } from '../model/account-rules.ts';
import type { RegisterValues } from './register-values.ts';

/** Name and password. A password manager keeps the address with the password: the name signs nobody in. */
export function NewAccountFields({ form: { control } }: { readonly form: UseFormReturn<RegisterValues> }) {
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const text = copy.fields;
  return (
    <>
      <FormField
        control={control}
        name="username"
        label={text.username}
        check={checkUsername}
        autoComplete="nickname"
        hint={text.usernameHint}
        autoFocus
      />
      <ManagerAddress email={email} />
      <PasswordField
        control={control}
        name="password"
        label={text.password}
        check={(typed) => checkNewPassword('register', typed)}
        autoComplete="new-password"
      />
      <PasswordRules flow="register" password={password} />
      <PasswordField
        control={control}
        name="confirmPassword"
        label={text.confirmation}
        check={(typed, values) => checkConfirmation(typed, values.password)}
        autoComplete="new-password"
      />
    </>
  );
}
