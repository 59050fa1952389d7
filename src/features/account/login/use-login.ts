import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { normalizeEmail } from '../../../core/auth/email.ts';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import { type CodeSent, codeSentSchema } from '../../../core/contracts/accounts.ts';
import { errorFieldOf } from '../../../core/contracts/error-codes.ts';
import { AppError } from '../../../core/errors.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { type CodeSender, useCodeSender } from '../../../shared/account-forms/use-code-sender.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { describeFailure, type Failure, isUnanswered, toFailure } from '../../../shared/api/failure.ts';
import { type Notice, toFailureNotice } from '../../../shared/forms/notice.ts';
import { type StepForm, useStepForm } from '../../../shared/forms/use-step-form.ts';
import { clearAccountNews } from '../../../shared/session/account-dialogs.ts';
import { sessionController } from '../../../shared/session/session.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from '../copy.ts';
import { useAccountForm } from '../use-account-form.ts';

interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly emailCode: string;
}

const EMPTY: LoginValues = { email: '', password: '', emailCode: '' };
const FIELDS: (keyof LoginValues)[][] = [['email', 'password', 'emailCode']];

interface LoginContext {
  readonly form: UseFormReturn<LoginValues>;
  readonly steps: StepForm<LoginValues>;
  readonly sender: CodeSender;
  readonly isOwnDevice: boolean;
}

/** Address and password first; then, with the code that was sent to the address, the login (doc 2 §2). */
export function useLogin() {
  const form = useAccountForm<LoginValues>('login', EMPTY);
  const steps = useStepForm(form, FIELDS);
  const sender = useCodeSender('login', useWatch({ control: form.control, name: 'email' }), (email, ticket) =>
    requestLoginCode(email, ticket, form.getValues('password')),
  );
  const [isOwnDevice, setIsOwnDevice] = useState(false);
  const context: LoginContext = { form, steps, sender, isOwnDevice };
  const submit = () =>
    form.handleSubmit(
      (values) => logIn(context, values),
      () => reportMissing(context),
    )();
  useSubmitAtLastDigit(useWatch({ control: form.control, name: 'emailCode' }), () => void submit());
  return {
    ...context,
    /** A code was sent, so the form asks for it. */
    isVerifying: sender.isSent,
    setIsOwnDevice,
    sendCode: () => sendCode(context),
    logIn: submit,
  };
}

const COMPLETE_CODE = /^\d{6}$/;

/** Submits as soon as the code is complete, each code once: a rejected one stays for its correction. */
function useSubmitAtLastDigit(typed: string, submit: () => void): void {
  const code = normalizeEmailCode(typed);
  const tried = useRef(code);
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (!COMPLETE_CODE.test(code) || code === tried.current) return;
    tried.current = code;
    submitNow();
  }, [code]);
}

/**
 * Where strangers have used up the codes that anyone may request for an address, the password earns one: the login mails it
 * from a limit that strangers cannot touch.
 */
async function requestLoginCode(email: string, ticket: string, password: string): Promise<CodeSent> {
  try {
    return await accountApi.sendLoginCode(email, ticket);
  } catch (error) {
    const { code, data } = toFailure(error);
    if (!CLOSED_TO_STRANGERS.includes(code)) throw error;
    // A network that the server knows has its code already, which this ticket opens.
    const sent = codeSentSchema.safeParse(data);
    return requestWithPassword(email, sent.success ? sent.data.ticket : ticket, password);
  }
}

/** Right credentials without a code are answered with the failure that one was mailed. */
async function requestWithPassword(username: string, ticket: string, password: string): Promise<CodeSent> {
  try {
    await accountApi.login({ username, password, ticket });
  } catch (error) {
    const { code, data } = toFailure(error);
    const sent = codeSentSchema.safeParse(data);
    if (code === 'NEED_EMAIL_VERIFICATION' && sent.success) return sent.data;
    throw error;
  }
  throw new AppError('INVALID_REPLY', 'A login without a code was accepted');
}

/** The last one also comes within a minute of the code of another request, such as one of before the last logout. */
const CLOSED_TO_STRANGERS: readonly string[] = ['TOO_MANY_CODES', 'MAIL_UNAVAILABLE', 'RESEND_TOO_EARLY'];

async function sendCode({ form, steps, sender }: LoginContext): Promise<void> {
  clearAccountNews();
  steps.showNotice(null);
  form.clearErrors('emailCode');
  const { email, password } = form.getValues();
  const isValid = await form.trigger(['email', 'password'], { shouldFocus: true });
  const isMissing = email.trim() === '' || password === '';
  if (isMissing) steps.showNotice({ severity: 'warning', text: copy.login.missingForCode });
  if (!isValid || !(await sender.send())) return;
  steps.focusField('emailCode');
}

function reportMissing({ form, steps }: LoginContext): void {
  clearAccountNews();
  const isMissing = Object.values(form.getValues()).some((value) => value.trim() === '');
  steps.showNotice(isMissing ? { severity: 'warning', text: copy.login.missing } : null);
}

async function logIn(context: LoginContext, { email, password, emailCode }: LoginValues): Promise<void> {
  const { form, steps, sender, isOwnDevice } = context;
  clearAccountNews();
  const username = normalizeEmail(email);
  // The field shows the address as it is sent, also when Enter submits the form before the field is left.
  if (username !== email) form.setValue('email', username);
  const replacedToken = sessionController.store.getState().session?.token;
  await steps.run(
    (signal) =>
      accountApi.login(
        { username, password, emailCode: normalizeEmailCode(emailCode), ticket: sender.ticket, isOwnDevice },
        signal,
        replacedToken,
      ),
    {
      onDone: (reply) => {
        sender.noteUsed();
        form.resetField('emailCode', { defaultValue: '' });
        form.resetField('password', { defaultValue: '' });
        const { welcome, kept } = copy.login;
        const words = [welcome(reply.user.username), ...(reply.hasKeptAccount === true ? [kept] : [])].join(
          formCopy.sentenceEnd,
        );
        showToast(words, { severity: 'success', position: 'bottom-center' });
        // The shell listens for the event, closes the dialog and continues the interrupted action.
        sessionController.begin(reply);
      },
      onFailed: (failure) => rejectLogin(context, failure),
    },
  );
}

function rejectLogin({ form, steps, sender }: LoginContext, failure: Failure): void {
  sender.dismissNotice();
  if (failure.code === 'NEED_EMAIL_VERIFICATION') {
    sender.noteSent(failure.data);
    steps.showNotice({ severity: 'info', text: copy.login.needCode });
    form.clearErrors('emailCode');
    steps.focusField('emailCode');
  } else if (failure.code === 'WRONG_CODE') {
    steps.showFieldError('emailCode', describeFailure(failure, copy.login.failed));
  } else if (errorFieldOf(failure.code) === 'code') {
    // No attempt is left: another code must be requested.
    sender.noteUsed();
    form.resetField('emailCode', { defaultValue: '' });
    steps.showNotice(toFailureNotice(failure, copy.login.failed));
  } else {
    steps.showNotice(toLoginNotice(failure));
    if (failure.code === 'WRONG_CREDENTIALS') steps.focusField('password');
  }
}

function toLoginNotice(failure: Failure): Notice {
  const text = copy.login;
  if (isUnanswered(failure)) {
    return { severity: 'error', text: `${text.retry}${formCopy.sentenceEnd}${describeFailure(failure)}` };
  }
  const isBadReply = failure.code === 'INVALID_REPLY' && failure.status !== null && failure.status < 300;
  return isBadReply ? { severity: 'error', text: text.badReply } : toFailureNotice(failure, text.failed);
}
