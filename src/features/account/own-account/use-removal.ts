import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import type { ErrorField } from '../../../core/contracts/error-codes.ts';
import { type AccountRemoval, REMOVAL_GRACE_DAYS } from '../../../core/contracts/own-account.ts';
import { rejectCode, requestCode, showFailure } from '../../../shared/account-forms/code-step.ts';
import { useCodeSender } from '../../../shared/account-forms/use-code-sender.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { toFailure } from '../../../shared/api/failure.ts';
import { ownAccountApi } from '../../../shared/api/own-account-api.ts';
import { toFailureNotice } from '../../../shared/forms/notice.ts';
import { useStepForm } from '../../../shared/forms/use-step-form.ts';
import { closeAccountDialog } from '../../../shared/session/account-dialogs.ts';
import { callWithToken, sessionController, useSession } from '../../../shared/session/session.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../copy.ts';

interface RemovalValues {
  readonly currentPassword: string;
  readonly emailCode: string;
}

const EMPTY: RemovalValues = { currentPassword: '', emailCode: '' };
const STEP_FIELDS: (keyof RemovalValues)[][] = [['currentPassword'], ['emailCode']];
export const LAST_STEP = 1;

const FIELDS: Readonly<Partial<Record<ErrorField, keyof RemovalValues>>> = {
  current: 'currentPassword',
  code: 'emailCode',
};

/** The current password, then a mailed code. The server checks the password before its step is left. */
export function useRemoval(onCancel: () => void) {
  const email = useSession().session?.user.email ?? '';
  const form = useForm<RemovalValues>({ defaultValues: EMPTY });
  const steps = useStepForm(form, STEP_FIELDS);
  const sender = useCodeSender('removeAccount', email, (_email, ticket) =>
    callWithToken((token) => ownAccountApi.sendRemovalCode(token, ticket)),
  );
  const [removal, setRemoval] = useState<AccountRemoval | null>(null);
  const { showNotice } = steps;

  useEffect(() => {
    let isCurrent = true;
    callWithToken(ownAccountApi.fetchRemoval).then(
      (loaded) => isCurrent && setRemoval(loaded),
      (error) => isCurrent && showNotice(toFailureNotice(toFailure(error), copy.removal.loadFailed)),
    );
    return () => {
      isCurrent = false;
    };
  }, [showNotice]);

  async function next(): Promise<void> {
    if ((await steps.checkStep()).length > 0) return;
    await (steps.step === LAST_STEP ? remove() : checkPassword());
  }

  function checkPassword(): Promise<void> {
    const { currentPassword } = form.getValues();
    const check = (signal: AbortSignal) =>
      callWithToken((token) => accountApi.checkPassword(token, { currentPassword }, signal));
    return steps.run(check, {
      onDone: () => steps.go(LAST_STEP),
      onFailed: (failure) => showFailure(steps, FIELDS, failure, copy.removal.failed),
    });
  }

  function remove(): Promise<void> {
    const { currentPassword, emailCode } = form.getValues();
    const request = { currentPassword, emailCode: normalizeEmailCode(emailCode), ticket: sender.ticket };
    return steps.run(
      async () => {
        await callWithToken((token) => ownAccountApi.removeAccount(token, request));
        // Also after the dialog was closed: the server has ended the session.
        sender.noteUsed();
        closeAccountDialog();
        sessionController.end();
        showToast(copy.removal.done(REMOVAL_GRACE_DAYS), { severity: 'success' });
      },
      {
        onDone: () => {},
        onFailed: (failure) =>
          failure.code === 'WRONG_PASSWORD'
            ? showFailure(steps, FIELDS, failure, copy.removal.failed)
            : rejectCode({ form, steps, sender, field: 'emailCode' }, failure, copy.removal.failed),
      },
    );
  }

  return {
    form,
    steps,
    sender,
    email,
    removal,
    next,
    sendCode: () => requestCode({ form, steps, sender, field: 'emailCode' as const }),
    back: () => (steps.step === 0 ? onCancel() : steps.go(steps.step - 1)),
  };
}
