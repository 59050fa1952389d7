import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { inWords } from './check-in-words.ts';
import { copy } from './copy.ts';
import { checkConfirmation, checkNewPassword, type FieldProblem, type NewPasswordFlow } from './model/account-rules.ts';

interface AccountPasswordFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly flow: NewPasswordFlow;
  readonly name: FieldPath<Values>;
  readonly confirmationName: FieldPath<Values>;
  /** By default the rules of the flow alone. */
  readonly check?: (text: string, values: Values) => FieldProblem | null;
  readonly autoFocus?: boolean;
}

/** A new password and its confirmation, in the words of the flow. */
export function AccountPasswordFields<Values extends FieldValues>(props: AccountPasswordFieldsProps<Values>) {
  const { control, flow, name, confirmationName, autoFocus = false } = props;
  const { check = (text) => checkNewPassword(flow, text) } = props;
  const text = copy.fields;
  const isFirst = flow === 'register';
  return (
    <NewPasswordFields
      control={control}
      flow={flow}
      autoFocus={autoFocus}
      password={{ name, label: isFirst ? text.password : text.newPassword, check: inWords(check) }}
      confirmation={{
        name: confirmationName,
        label: isFirst ? text.confirmation : text.confirmationNew,
        check: inWords((typed, values) => checkConfirmation(typed, values[name])),
      }}
    />
  );
}
