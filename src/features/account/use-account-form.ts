import { createContext, type RefObject, useContext, useEffect } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { AccountDialogName } from '../../shared/account-dialogs.ts';

export interface AccountDrafts {
  /** The address goes along from dialog to dialog, and to the next time. */
  readonly email: RefObject<string>;
  /** What was typed in every dialog, so that switching between them loses nothing; another object once they are closed. */
  readonly values: RefObject<Partial<Record<AccountDialogName, FieldValues>>>;
}

export const AccountDraftsContext = createContext<AccountDrafts>({ email: { current: '' }, values: { current: {} } });

/** The form of a dialog: begins with what was typed before, and leaves what was typed behind. */
export function useAccountForm<Values extends FieldValues>(
  name: AccountDialogName,
  initial: Values,
): UseFormReturn<Values> {
  const { email, values } = useContext(AccountDraftsContext);
  const carried = 'email' in initial ? { email: email.current } : {};
  const form = useForm<Values>({
    defaultValues: { ...initial, ...values.current[name], ...carried } as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });

  useEffect(() => {
    // At every change: the form that comes next is made before this one is gone.
    const drafts = values.current;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name: changed, values: typed }) => {
        drafts[name] = typed;
        if (typeof typed.email === 'string') email.current = typed.email;
        if (changed !== undefined) lookAgain(form, changed as FieldPath<Values>);
      },
    });
  }, [email, values, form, name]);

  return form;
}

/**
 * What was wrong is right as soon as it is right, also where a step and not the form was checked. A refusal of the server
 * stands until its own field is changed; a rule is tried again with any field, for two passwords are compared.
 */
function lookAgain<Values extends FieldValues>(form: UseFormReturn<Values>, changed: FieldPath<Values>): void {
  const fields = Object.keys(form.getValues()) as FieldPath<Values>[];
  const again = fields.filter((field) => {
    const { error } = form.getFieldState(field);
    return error !== undefined && (field === changed || error.type === 'validate');
  });
  if (again.length > 0) void form.trigger(again);
}

/** Leaves nothing of what was typed in a dialog. */
export function useForgetDraft(): (name: AccountDialogName) => void {
  const { values } = useContext(AccountDraftsContext);
  return (name) => {
    delete values.current[name];
  };
}
