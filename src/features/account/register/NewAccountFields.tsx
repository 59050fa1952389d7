import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AccountPasswordFields } from '../../../shared/account-forms/AccountPasswordFields.tsx';
import { inWords } from '../../../shared/account-forms/check-in-words.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { ManagerAddress } from '../../../shared/account-forms/ManagerAddress.tsx';
import { checkUsername } from '../../../shared/account-forms/model/account-rules.ts';
import { FormField } from '../../../shared/forms/FormField.tsx';
import type { RegisterValues } from './register-values.ts';

/** Name and password. Password managers store the address with the password, because the name is not used to sign in. */
export function NewAccountFields({ form: { control } }: { readonly form: UseFormReturn<RegisterValues> }) {
  const email = useWatch({ control, name: 'email' });
  const text = formCopy.fields;
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
