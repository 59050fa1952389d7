import { createContext, type RefObject, useContext, useEffect } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
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
      callback: ({ values: typed }) => {
        drafts[name] = typed;
        if (typeof typed.email === 'string') email.current = typed.email;
      },
    });
  }, [email, values, form, name]);

  return form;
}
