import { type UseFormReturn, useWatch } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import type { ErrorField } from '../../../core/contracts/error-codes.ts';
import { rejectCode, requestCode, showFailure } from '../../../shared/account-forms/code-step.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { type CodeSender, useCodeSender } from '../../../shared/account-forms/use-code-sender.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { type StepForm, useStepForm } from '../../../shared/forms/use-step-form.ts';
import {
  closeAccountDialog,
  openAccountDialog,
  switchAccountDialog,
  useAccountDialogs,
} from '../../../shared/session/account-dialogs.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../copy.ts';
import { useAccountForm, useForgetDraft } from '../use-account-form.ts';

interface ForgotValues {
  readonly email: string;
  readonly verifyCode: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const EMPTY: ForgotValues = { email: '', verifyCode: '', newPassword: '', confirmPassword: '' };

const STEP_FIELDS: (keyof ForgotValues)[][] = [
  ['email', 'verifyCode'],
  ['newPassword', 'confirmPassword'],
];

const FIELDS: Readonly<Partial<Record<ErrorField, keyof ForgotValues>>> = {
  email: 'email',
  code: 'verifyCode',
  password: 'newPassword',
  confirmation: 'confirmPassword',
};

interface ForgotContext {
  readonly form: UseFormReturn<ForgotValues>;
  readonly steps: StepForm<ForgotValues>;
  readonly sender: CodeSender;
  readonly forgetDraft: ReturnType<typeof useForgetDraft>;
}

/** Address and code, then the new password (doc 2 §2). The code is checked before its step is left. */
export function useForgotPassword() {
  const form = useAccountForm<ForgotValues>('forgot-password', EMPTY);
  const steps = useStepForm(form, STEP_FIELDS);
  const email = useWatch({ control: form.control, name: 'email' });
  const sender = useCodeSender('reset', email, accountApi.sendResetCode);
  const context: ForgotContext = { form, steps, sender, forgetDraft: useForgetDraft() };
  return { form, steps, sender, email, sendCode: () => sendCode(context), next: () => next(context) };
}

async function sendCode({ form, steps, sender }: ForgotContext): Promise<void> {
  if (await form.trigger('email', { shouldFocus: true })) {
    await requestCode({ form, steps, sender, field: 'verifyCode' });
  }
}

async function next(context: ForgotContext): Promise<void> {
  const { form, steps, sender } = context;
  steps.showNotice(null);
  const problems = await steps.checkStep();
  if (problems.length > 1) steps.showNotice({ severity: 'warning', text: formCopy.joinProblems(problems) });
  if (problems.length > 0) return;
  if (steps.step > 0) return reset(context);
  const code = normalizeEmailCode(form.getValues('verifyCode'));
  const request = { email: sender.email, purpose: 'reset', code, ticket: sender.ticket } as const;
  await steps.run((signal) => accountApi.checkCode(request, signal), {
    onDone: () => steps.go(1),
    onFailed: (failure) => rejectCode({ form, steps, sender, field: 'verifyCode' }, failure, copy.forgot.failed),
  });
}

async function reset(context: ForgotContext): Promise<void> {
  const { form, steps, sender, forgetDraft } = context;
  const { verifyCode, newPassword, confirmPassword } = form.getValues();
  const code = normalizeEmailCode(verifyCode);
  const { email, ticket } = sender;
  const request = { email, verifyCode: code, ticket, newPassword, confirmPassword };
  await steps.run(() => accountApi.resetPassword(request), {
    onDone: () => {
      sender.noteUsed();
      form.reset({ ...EMPTY, email: sender.email });
      // A password that was tried in the login before is not the new one.
      forgetDraft('login');
      finish();
    },
    onFailed: (failure) => showFailure(steps, FIELDS, failure, copy.forgot.failed),
  });
}

/** Success closes the dialog (doc 2 §2), unless a login was required for something: that would be lost with the dialog. */
function finish(): void {
  if (useAccountDialogs.getState().action !== null) {
    switchAccountDialog('login', copy.forgot.success);
    return;
  }
  closeAccountDialog();
  const action = { label: copy.login.submit, onClick: () => openAccountDialog('login') };
  showToast(copy.forgot.success, { severity: 'success', action });
}
