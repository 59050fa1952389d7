import { type UseFormReturn, useWatch } from 'react-hook-form';
import { copy } from '../copy.ts';
import { FormField } from '../fields/FormField.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { ManagerAddress } from '../ManagerAddress.tsx';
import { checkNewPassword, checkUsername } from '../model/account-rules.ts';
import type { RegisterValues } from './register-values.ts';

/** Name and password. A password manager keeps the address with the password: the name signs nobody in. */
export function NewAccountFields({ form: { control } }: { readonly form: UseFormReturn<RegisterValues> }) {
  const email = useWatch({ control, name: 'email' });
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
      <NewPasswordFields
        control={control}
        flow="register"
        name="password"
        confirmationName="confirmPassword"
        check={(typed) => checkNewPassword('register', typed)}
      />
    </>
  );
}
