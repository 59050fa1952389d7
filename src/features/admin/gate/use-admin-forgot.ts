import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import type { ErrorField } from '../../../core/contracts/error-codes.ts';
import { rejectCode, requestCode, showFailure } from '../../../shared/account-forms/code-step.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { type CodeSender, useCodeSender } from '../../../shared/account-forms/use-code-sender.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { type StepForm, useStepForm } from '../../../shared/forms/use-step-form.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from './copy.ts';

export interface AdminForgotValues {
  readonly email: string;
  readonly verifyCode: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const EMPTY: AdminForgotValues = { email: '', verifyCode: '', newPassword: '', confirmPassword: '' };
const STEP_FIELDS: (keyof AdminForgotValues)[][] = [['email'], ['verifyCode'], ['newPassword', 'confirmPassword']];
const FIELDS: Readonly<Partial<Record<ErrorField, keyof AdminForgotValues>>> = {
  email: 'email',
  code: 'verifyCode',
  password: 'newPassword',
  confirmation: 'confirmPassword',
};

interface ForgotContext {
  readonly form: UseFormReturn<AdminForgotValues>;
  readonly steps: StepForm<AdminForgotValues>;
  readonly sender: CodeSender;
  readonly onDone: () => void;
}

/** The address, the code, the new password (doc 1 §2.4). The server checks the code before its step is left. */
export function useAdminForgot(onDone: () => void) {
  const form = useForm<AdminForgotValues>({ defaultValues: EMPTY });
  const steps = useStepForm(form, STEP_FIELDS);
  const email = useWatch({ control: form.control, name: 'email' });
  const sender = useCodeSender('reset', email, accountApi.sendResetCode);
  const context: ForgotContext = { form, steps, sender, onDone };
  return {
    form,
    steps,
    sender,
    sendCode: () => requestCode({ form, steps, sender, field: 'verifyCode' }),
    next: () => next(context),
    back: () => steps.go(steps.step - 1),
  };
}

async function next(context: ForgotContext): Promise<void> {
  const { form, steps, sender } = context;
  steps.showNotice(null);
  const problems = await steps.checkStep();
  if (problems.length > 1) steps.showNotice({ severity: 'warning', text: formCopy.joinProblems(problems) });
  if (problems.length > 0) return;
  if (steps.step === 2) return reset(context);
  if (steps.step === 0) {
    // A code that is still valid is not requested again.
    if (sender.isSent || (await sender.send())) steps.go(1);
    return;
  }
  const code = normalizeEmailCode(form.getValues('verifyCode'));
  const request = { email: sender.email, purpose: 'reset', code, ticket: sender.ticket } as const;
  await steps.run((signal) => accountApi.checkCode(request, signal), {
    onDone: () => steps.go(2),
    onFailed: (failure) => rejectCode({ form, steps, sender, field: 'verifyCode' }, failure, copy.forgot.failed),
  });
}

async function reset({ form, steps, sender, onDone }: ForgotContext): Promise<void> {
  const { verifyCode, newPassword, confirmPassword } = form.getValues();
  const { email, ticket } = sender;
  const code = normalizeEmailCode(verifyCode);
  await steps.run(() => accountApi.resetPassword({ email, verifyCode: code, ticket, newPassword, confirmPassword }), {
    onDone: () => {
      sender.noteUsed();
      showToast(copy.forgot.success, { severity: 'success' });
      onDone();
    },
    onFailed: (failure) => showFailure(steps, FIELDS, failure, copy.forgot.failed),
  });
}
