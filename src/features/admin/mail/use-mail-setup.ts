import { useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { normalizeEmail } from '../../../core/auth/email.ts';
import { ADMIN_MAIL_CALLS, type EmailConfigReply } from '../../../core/contracts/admin-mail.ts';
import type { Failure } from '../../../shared/api/failure.ts';
import { findMalformed } from '../../../shared/forms/malformed-field.ts';
import { type Notice, toFailureNotice } from '../../../shared/forms/notice.ts';
import { type StepForm, useStepForm } from '../../../shared/forms/use-step-form.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { callAdmin } from '../api/call-admin.ts';
import { copy } from './copy.ts';
import { type MailValues, toMailRequest, toMailValues } from './model/mail-form.ts';
import { isMailingFailure } from './model/mail-hops.ts';
import { unlessCancelled } from './unless-cancelled.ts';

const FIELDS = [
  ['smtpHost', 'smtpUsername', 'smtpPassword', 'fromEmail', 'fromName', 'testEmail'],
] satisfies FieldPath<MailValues>[][];

/** What the latest test of this form has shown. */
export type TestResult = {
  /** Code of the failure; null for a delivered mail. */
  readonly failure: string | null;
  /** The tested settings as they are sent, where they were not in effect yet. */
  readonly tested?: string;
} | null;

interface SetupContext {
  readonly form: UseFormReturn<MailValues>;
  readonly steps: StepForm<MailValues>;
  readonly result: TestResult;
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
  const context: SetupContext = { form, steps, result, setResult };
  return {
    form,
    steps,
    result,
    test: () => test(context),
    save: () => save(context, onDone),
    /** Saves without a test. */
    saveAnyway: () => save(context, onDone, true),
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
  const body = toMailRequest(values);
  setResult(null);
  await steps.run(
    () => unlessCancelled(() => callAdmin(ADMIN_MAIL_CALLS.testConfig, { body: { ...body, testEmail } })),
    {
      onDone: (outcome) => {
        if (outcome === 'cancelled') return;
        setResult({ failure: null, tested: JSON.stringify(body) });
        steps.showNotice({ severity: 'success', text: copy.setup.tested(testEmail) });
      },
      onFailed: (failure: Failure) => {
        setResult({ failure: failure.code, tested: JSON.stringify(body) });
        showFailure(steps, failure, toFailureNotice(failure, copy.setup.testFailed));
      },
    },
  );
}

/** The server tests before it saves, unless these settings have just passed a test or the visitor leaves it out. */
async function save(
  { form, steps, result, setResult }: SetupContext,
  onDone: () => void,
  isAnyway = false,
): Promise<void> {
  if ((await steps.checkStep()).length > 0) return;
  const values = form.getValues();
  const settings = toMailRequest(values);
  const isTested = result?.failure === null && result.tested === JSON.stringify(settings);
  const testEmail = normalizeEmail(values.testEmail);
  const body = { ...settings, testEmail, isForced: isTested || isAnyway };
  await steps.run(() => unlessCancelled(() => callAdmin(ADMIN_MAIL_CALLS.save, { body })), {
    onDone: (outcome) => {
      if (outcome === 'cancelled') return;
      showToast(copy.setup.saved, { severity: 'success' });
      onDone();
    },
    onFailed: (failure) => {
      const notice = toFailureNotice(failure, copy.setup.saveFailed);
      const isHop = isMailingFailure(failure.code);
      setResult(isHop ? { failure: failure.code, tested: JSON.stringify(settings) } : result);
      showFailure(steps, failure, isHop ? { ...notice, text: copy.setup.notSaved(notice.text) } : notice);
    },
  });
}

/** At the field that the server finds malformed, else below the form. */
function showFailure(steps: StepForm<MailValues>, failure: Failure, notice: Notice): void {
  const field = findMalformed(failure, FIELDS.flat());
  if (field === undefined) steps.showNotice(notice);
  else steps.showFieldError(field, notice.text);
}
