import type { Control } from 'react-hook-form';
import { ACCOUNT_LENGTH_MAX } from '../../../core/contracts/accounts.ts';
import { copy as accountCopy } from '../../../shared/account-forms/copy.ts';
import { EmailField } from '../../../shared/account-forms/EmailField.tsx';
import { checkEmail, checkUsername, type FieldProblem } from '../../../shared/account-forms/model/account-rules.ts';
import { FormField } from '../../../shared/forms/FormField.tsx';
import type { PersonValues } from './model/person-form.ts';

interface PersonFieldsProps {
  readonly control: Control<PersonValues>;
  readonly usernameHint?: string;
}

/** Name and address of an account. */
export function PersonFields({ control, usernameHint }: PersonFieldsProps) {
  return (
    <>
      <EmailField control={control} name="email" check={inWords(checkEmail)} autoComplete="off" autoFocus />
      <FormField
        control={control}
        name="username"
        label={accountCopy.fields.username}
        hint={usernameHint}
        check={inWords(checkUsername)}
        autoComplete="off"
        input={{ slotProps: { htmlInput: { maxLength: ACCOUNT_LENGTH_MAX.username } } }}
      />
    </>
  );
}

function inWords(check: (text: string) => FieldProblem | null) {
  return (text: string) => {
    const problem = check(text);
    return problem === null ? null : accountCopy.problems[problem];
  };
}
