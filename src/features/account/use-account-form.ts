import { createContext, type RefObject, useContext, useEffect } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { AccountDialogName } from '../../shared/session/account-dialogs.ts';

interface AccountDrafts {
  /** The last address typed, shared by all dialogs and kept after they close. */
  readonly email: RefObject<string>;
  /** The values typed in each dialog, so that switching between them loses nothing. Replaced when the dialogs close. */
  readonly values: RefObject<Partial<Record<AccountDialogName, FieldValues>>>;
}

export const AccountDraftsContext = createContext<AccountDrafts>({ email: { current: '' }, values: { current: {} } });

/** The form of a dialog. Starts with the values typed in it before. */
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
    // Saved at every change, because the next dialog's form is created before this one is unmounted.
    const drafts = values.current;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name: changed, values: typed }) => {
        drafts[name] = typed;
        if (typeof typed.email === 'string') email.current = typed.email;
        if (changed !== undefined) revalidate(form, changed as FieldPath<Values>);
      },
    });
  }, [email, values, form, name]);

  return form;
}

/**
 * Checks fields with errors again at every change, also where only a step was checked. An error from the server stays until
 * its own field changes; a check's error is tried again with any field, because two passwords are compared.
 */
function revalidate<Values extends FieldValues>(form: UseFormReturn<Values>, changed: FieldPath<Values>): void {
  const fields = Object.keys(form.getValues()) as FieldPath<Values>[];
  const again = fields.filter((field) => {
    const { error } = form.getFieldState(field);
    return error !== undefined && (field === changed || error.type === 'validate');
  });
  if (again.length > 0) void form.trigger(again);
}

/** Discards the values typed in a dialog. */
export function useForgetDraft(): (name: AccountDialogName) => void {
  const { values } = useContext(AccountDraftsContext);
  return (name) => {
    delete values.current[name];
  };
}
