import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import { hasRank } from '../../../core/auth/roles.ts';
import type { ErrorField } from '../../../core/contracts/error-codes.ts';
import { rejectCode, requestCode, showFailure } from '../../../shared/account-forms/code-step.ts';
import { type CodeSender, useCodeSender } from '../../../shared/account-forms/use-code-sender.ts';
import { type AccountApi, accountApi } from '../../../shared/api/account-api.ts';
import { adminPasswordApi } from '../../../shared/api/admin-password-api.ts';
import { type StepForm, useStepForm } from '../../../shared/forms/use-step-form.ts';
import { closeAccountDialog } from '../../../shared/session/account-dialogs.ts';
import { callWithToken, sessionController, useSession } from '../../../shared/session/session.ts';
import { CHANGE_CLOSE_DELAY_MS } from '../constants.ts';
import { copy } from '../copy.ts';
import { useAccountForm } from '../use-account-form.ts';

interface ChangeValues {
  readonly currentPassword: string;
  readonly emailCode: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const EMPTY: ChangeValues = { currentPassword: '', emailCode: '', newPassword: '', confirmPassword: '' };

const STEP_FIELDS: (keyof ChangeValues)[][] = [['currentPassword'], ['emailCode'], ['newPassword', 'confirmPassword']];
export const LAST_STEP = 2;

const FIELDS: Readonly<Partial<Record<ErrorField, keyof ChangeValues>>> = {
  current: 'currentPassword',
  code: 'emailCode',
  password: 'newPassword',
  confirmation: 'confirmPassword',
};

interface ChangeContext {
  readonly form: UseFormReturn<ChangeValues>;
  readonly steps: StepForm<ChangeValues>;
  readonly sender: CodeSender;
  readonly setIsDone: (isDone: boolean) => void;
}

/** The current password, a code, the new password (doc 1 §2.9). The server checks each before its step is left. */
export function useChangePassword() {
  const email = useSession().session?.user.email ?? '';
  const form = useAccountForm<ChangeValues>('change-password', EMPTY);
  const steps = useStepForm(form, STEP_FIELDS);
  const sender = useCodeSender('changePassword', email, (_email, ticket) =>
    callWithToken((token) => changeApi().sendChangeCode(token, ticket)),
  );
  const [isDone, setIsDone] = useState(false);
  const context: ChangeContext = { form, steps, sender, setIsDone };

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(closeAccountDialog, CHANGE_CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  return {
    form,
    steps,
    sender,
    email,
    isDone,
    sendCode: () => sendCode(context),
    next: () => next(context),
    back: () => (steps.step === 0 ? closeAccountDialog() : steps.go(steps.step - 1)),
  };
}

/** Administrators change their password with calls of the administration (doc 1 §7). */
function changeApi(): Pick<AccountApi, 'sendChangeCode' | 'changePassword'> {
  const user = sessionController.store.getState().session?.user;
  return hasRank(user?.roles ?? [], 'ADMIN') ? adminPasswordApi : accountApi;
}

async function sendCode({ form, steps, sender }: ChangeContext): Promise<void> {
  if (sender.email === '') steps.showNotice({ severity: 'error', text: copy.change.noEmail });
  else await requestCode({ form, steps, sender, field: 'emailCode' });
}

async function next(context: ChangeContext): Promise<void> {
  const { steps } = context;
  if ((await steps.checkStep()).length > 0) return;
  if (steps.step === 0) return checkPassword(context);
  return steps.step === LAST_STEP ? change(context) : checkCode(context);
}

function checkPassword({ form, steps }: ChangeContext): Promise<void> {
  const currentPassword = form.getValues('currentPassword');
  return steps.run((signal) => callWithToken((token) => accountApi.checkPassword(token, { currentPassword }, signal)), {
    onDone: () => steps.go(1),
    onFailed: (failure) => showFailure(steps, FIELDS, failure, copy.change.failed),
  });
}

function checkCode({ form, steps, sender }: ChangeContext): Promise<void> {
  const request = { code: normalizeEmailCode(form.getValues('emailCode')), ticket: sender.ticket };
  return steps.run((signal) => callWithToken((token) => accountApi.checkChangeCode(token, request, signal)), {
    onDone: () => steps.go(LAST_STEP),
    onFailed: (failure) => rejectCode({ form, steps, sender, field: 'emailCode' }, failure, copy.change.failed),
  });
}

function change(context: ChangeContext): Promise<void> {
  const { form, steps, sender, setIsDone } = context;
  const { currentPassword, emailCode, newPassword } = form.getValues();
  const code = normalizeEmailCode(emailCode);
  const request = { currentPassword, newPassword, emailCode: code, ticket: sender.ticket };
  return steps.run(
    async () => {
      const reply = await callWithToken((token) => changeApi().changePassword(token, request));
      // Also after the dialog was closed: the old token is no longer valid.
      if (reply !== null) sessionController.begin(reply);
      sender.noteUsed();
    },
    {
      onDone: () => {
        form.reset(EMPTY);
        setIsDone(true);
      },
      onFailed: (failure) => showFailure(steps, FIELDS, failure, copy.change.failed),
    },
  );
}
