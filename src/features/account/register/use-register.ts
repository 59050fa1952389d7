import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import { type ErrorField, errorFieldOf } from '../../../core/contracts/error-codes.ts';
import { rejectCode, requestCode } from '../../../shared/account-forms/code-step.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { type CodeSender, useCodeSender } from '../../../shared/account-forms/use-code-sender.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { describeFailure, type Failure, isUnanswered } from '../../../shared/api/failure.ts';
import { toFailureNotice } from '../../../shared/forms/notice.ts';
import { type StepForm, useStepForm } from '../../../shared/forms/use-step-form.ts';
import { switchAccountDialog } from '../../../shared/session/account-dialogs.ts';
import { sessionController } from '../../../shared/session/session.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../copy.ts';
import { registerErrorField } from '../model/register-advice.ts';
import { useAccountForm, useForgetDraft } from '../use-account-form.ts';
import { type RegisterField, type RegisterValues, STEP_FIELDS } from './register-values.ts';

const EMPTY: RegisterValues = { email: '', verifyCode: '', username: '', password: '', confirmPassword: '' };
export const LAST_STEP = 2;

/** The fields that an answer may name, in the names of this form. */
const FIELDS: Readonly<Record<Exclude<ErrorField, 'current'>, RegisterField>> = {
  email: 'email',
  code: 'verifyCode',
  username: 'username',
  password: 'password',
  confirmation: 'confirmPassword',
};

interface RegisterContext {
  readonly form: UseFormReturn<RegisterValues>;
  readonly steps: StepForm<RegisterValues>;
  readonly sender: CodeSender;
  readonly forgetDraft: ReturnType<typeof useForgetDraft>;
  readonly setFaulty: (field: RegisterField | null) => void;
}

/** Address and code, then name and password, then a summary (doc 2 §2). The code is checked before its step is left. */
export function useRegister() {
  const form = useAccountForm<RegisterValues>('register', EMPTY);
  const steps = useStepForm(form, STEP_FIELDS);
  const email = useWatch({ control: form.control, name: 'email' });
  const sender = useCodeSender('register', email, accountApi.sendRegisterCode);
  /** The field that a rejected registration is about. */
  const [faulty, setFaulty] = useState<RegisterField | null>(null);
  const context: RegisterContext = { form, steps, sender, forgetDraft: useForgetDraft(), setFaulty };
  return {
    form,
    steps,
    sender,
    isRejected: faulty !== null,
    sendCode: () => sendCode(context),
    next: () => next(context),
    back: () => {
      setFaulty(null);
      if (faulty === null) steps.go(steps.step - 1);
      else steps.go(stepOf(faulty), faulty);
    },
  };
}

async function sendCode({ form, steps, sender }: RegisterContext): Promise<void> {
  if (await form.trigger('email', { shouldFocus: true })) {
    await requestCode({ form, steps, sender, field: 'verifyCode' });
  }
}

async function next(context: RegisterContext): Promise<void> {
  const { form, steps, sender, setFaulty } = context;
  if (steps.step === LAST_STEP) return register(context);
  if ((await steps.checkStep()).length > 0) return;
  setFaulty(null);
  if (steps.step > 0) return steps.go(steps.step + 1);
  const code = normalizeEmailCode(form.getValues('verifyCode'));
  const request = { email: sender.email, purpose: 'register', code, ticket: sender.ticket } as const;
  await steps.run((signal) => accountApi.checkCode(request, signal), {
    onDone: () => steps.go(1),
    onFailed: (failure) => {
      if (isUnanswered(failure)) steps.showNotice({ severity: 'error', text: copy.register.network });
      else rejectCode({ form, steps, sender, field: 'verifyCode' }, failure, copy.register.failed);
    },
  });
}

async function register(context: RegisterContext): Promise<void> {
  const { form, steps, sender, forgetDraft } = context;
  const { username, password, verifyCode } = form.getValues();
  const request = {
    email: sender.email,
    username: username.trim(),
    password,
    verifyCode: normalizeEmailCode(verifyCode),
    ticket: sender.ticket,
  };
  const replacedToken = sessionController.store.getState().session?.token;
  await steps.run(() => accountApi.register(request, replacedToken), {
    onDone: (reply) => {
      sender.noteUsed();
      form.reset({ ...EMPTY, email: sender.email });
      // A password that was tried in the login before is not the new one.
      forgetDraft('login');
      if (reply === null) {
        switchAccountDialog('login', copy.register.success);
        return;
      }
      showToast(copy.register.signedIn, { severity: 'success', position: 'bottom-center' });
      // The shell listens for the event, closes the dialog and continues the interrupted action.
      sessionController.begin(reply);
    },
    onFailed: (failure) => rejectRegistration(context, failure),
  });
}

/** Words and ways back for each kind of failure (doc 2 §8). */
function rejectRegistration({ form, steps, setFaulty }: RegisterContext, failure: Failure): void {
  const text = copy.register;
  if (isUnanswered(failure)) {
    steps.showNotice({ severity: 'error', text: text.network });
    return;
  }
  const named = registerErrorField(failure.code, failure.message);
  const target = named === 'current' ? null : named;
  setFaulty(target === null ? 'username' : FIELDS[target]);
  const words = describeFailure(failure, text.failed);
  if (target !== null) form.setError(FIELDS[target], { message: words });
  if (target === 'username' || target === 'email' || target === 'code') {
    // The words of our own server say what to do; those of another one may not.
    const advice = errorFieldOf(failure.code) === null ? text.advice[target] : text.goBack;
    steps.showNotice({ severity: 'warning', text: `${words}${formCopy.sentenceEnd}${advice}` });
    return;
  }
  steps.showNotice(toFailureNotice(failure, text.failed));
  if (target === null) showToast(words, { severity: 'error' });
}

function stepOf(field: RegisterField): number {
  return STEP_FIELDS.findIndex((fields) => fields.includes(field));
}
