import { useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { normalizeEmail } from '../../../core/auth/email.ts';
import { ADMIN_MAIL_CALLS, type EmailConfigReply } from '../../../core/contracts/admin-mail.ts';
import type { Failure } from '../../../shared/api/failure.ts';
import { toFailureNotice } from '../../../shared/forms/notice.ts';
import { type StepForm, useStepForm } from '../../../shared/forms/use-step-form.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { callAdmin } from '../api/call-admin.ts';
import { copy } from './copy.ts';
import { type MailValues, toMailRequest, toMailValues } from './model/mail-form.ts';
import { unlessCancelled } from './unless-cancelled.ts';

const FIELDS: FieldPath<MailValues>[][] = [
  ['smtpHost', 'smtpUsername', 'smtpPassword', 'fromEmail', 'fromName', 'testEmail'],
];
const SAVED_FIELDS: FieldPath<MailValues>[] = ['smtpHost', 'smtpUsername', 'smtpPassword', 'fromEmail', 'fromName'];

/** What the latest test of this form has shown. */
export type TestResult = { readonly failure: string | null } | null;

interface SetupContext {
  readonly form: UseFormReturn<MailValues>;
  readonly steps: StepForm<MailValues>;
  readonly setResult: (result: TestResult) => void;
}

interface SetupEvents {
  readonly onDone: () => void;
  readonly onPostpone?: (() => void) | undefined;
}

/** The form of the mail server: test mails with settings that are not saved, saving, and postponing. */
export function useMailSetup(config: EmailConfigReply, ownEmail: string, { onDone, onPostpone }: SetupEvents) {
  const form = useForm<MailValues>({ defaultValues: toMailValues(config, ownEmail) });
  const steps = useStepForm(form, FIELDS);
  const [result, setResult] = useState<TestResult>(null);
  const context: SetupContext = { form, steps, setResult };
  return {
    form,
    steps,
    result,
    test: () => test(context),
    save: () => save(context, onDone),
    postpone: () =>
      steps.run(() => callAdmin(ADMIN_MAIL_CALLS.postpone, {}), {
        onDone: () => onPostpone?.(),
        onFailed: (failure) => steps.showNotice(toFailureNotice(failure, copy.setup.postponeFailed)),
      }),
  };
}

async function test({ form, steps, setResult }: SetupContext): Promise<void> {
  if ((await steps.checkStep()).length > 0) return;
  const values = form.getValues();
  const testEmail = normalizeEmail(values.testEmail);
  setResult(null);
  await steps.run(
    () =>
      unlessCancelled(() => callAdmin(ADMIN_MAIL_CALLS.testConfig, { body: { ...toMailRequest(values), testEmail } })),
    {
      onDone: (outcome) => {
        if (outcome === 'cancelled') return;
        setResult({ failure: null });
        steps.showNotice({ severity: 'success', text: copy.setup.tested(testEmail) });
      },
      onFailed: (failure: Failure) => {
        setResult({ failure: failure.code });
        steps.showNotice(toFailureNotice(failure, copy.setup.testFailed));
      },
    },
  );
}

async function save({ form, steps }: SetupContext, onDone: () => void): Promise<void> {
  if (!(await form.trigger(SAVED_FIELDS, { shouldFocus: true }))) return;
  const body = toMailRequest(form.getValues());
  await steps.run(() => unlessCancelled(() => callAdmin(ADMIN_MAIL_CALLS.save, { body })), {
    onDone: (outcome) => {
      if (outcome === 'cancelled') return;
      showToast(copy.setup.saved, { severity: 'success' });
      onDone();
    },
    onFailed: (failure) => steps.showNotice(toFailureNotice(failure, copy.setup.saveFailed)),
  });
}
