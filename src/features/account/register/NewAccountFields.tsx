import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormField } from '../../../shared/forms/FormField.tsx';
import { copy } from '../copy.ts';
import { AccountPasswordFields } from '../fields/AccountPasswordFields.tsx';
import { inWords } from '../fields/check-in-words.ts';
import { ManagerAddress } from '../ManagerAddress.tsx';
import { checkUsername } from '../model/account-rules.ts';
import type { RegisterValues } from './register-values.ts';

/** Name and password. Password managers store the address with the password, because the name is not used to sign in. */
export function NewAccountFields({ form: { control } }: { readonly form: UseFormReturn<RegisterValues> }) {
  const email = useWatch({ control, name: 'email' });
  const text = copy.fields;
  return (
    <>
      <FormField
        control={control}
        name="username"
        label={text.username}
        check={inWords(checkUsername)}
        autoComplete="nickname"
        hint={text.usernameHint}
        autoFocus
      />
      <ManagerAddress email={email} />
      <AccountPasswordFields control={control} flow="register" name="password" confirmationName="confirmPassword" />
    </>
  );
}
