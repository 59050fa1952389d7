import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { normalizeEmail } from '../../../core/auth/email.ts';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import type { CodeSent } from '../../../core/contracts/accounts.ts';
import type { AdminSession } from '../../../core/contracts/admin-access.ts';
import { errorFieldOf } from '../../../core/contracts/error-codes.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { type CodeSender, useCodeSender } from '../../../shared/account-forms/use-code-sender.ts';
import { describeFailure, type Failure, isUnanswered, toFailure } from '../../../shared/api/failure.ts';
import { type Notice, toFailureNotice } from '../../../shared/forms/notice.ts';
import { type StepForm, useStepForm } from '../../../shared/forms/use-step-form.ts';
import { sessionController } from '../../../shared/session/session.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from './copy.ts';
import { gateApi } from './gate-api.ts';

interface AdminLoginValues {
  readonly email: string;
  readonly password: string;
  readonly emailCode: string;
}

const EMPTY: AdminLoginValues = { email: '', password: '', emailCode: '' };
const FIELDS: (keyof AdminLoginValues)[][] = [['email', 'password', 'emailCode']];

interface LoginContext {
  readonly form: UseFormReturn<AdminLoginValues>;
  readonly steps: StepForm<AdminLoginValues>;
  readonly sender: CodeSender;
}

/** Address and password first; then, with the code that was sent to the address, the login (doc 1 §2.3). */
export function useAdminLogin() {
  const form = useForm<AdminLoginValues>({ defaultValues: EMPTY });
  const steps = useStepForm(form, FIELDS);
  const email = useWatch({ control: form.control, name: 'email' });
  const sender = useCodeSender('adminLogin', email, (address, ticket) =>
    requestLoginCode(address, ticket, form.getValues('password')),
  );
  const context: LoginContext = { form, steps, sender };
  return {
    ...context,
    /** A code was sent, so the form asks for it. */
    isVerifying: sender.isSent,
    sendCode: () => sendCode(context),
    logIn: () =>
      form.handleSubmit(
        (values) => logIn(context, values),
        () => reportMissing(context),
      )(),
  };
}

/**
 * Where strangers have used up the codes for an address, or no mail leaves, right credentials earn a code from a limit of their
 * own. An initial password needs no code: its session begins at once, and the result is null (trap T19).
 */
async function requestLoginCode(email: string, ticket: string, password: string): Promise<CodeSent | null> {
  try {
    return await gateApi.sendLoginCode(email, ticket);
  } catch (error) {
    if (!CLOSED_TO_STRANGERS.includes(toFailure(error).code)) throw error;
  }
  const result = await gateApi.logIn({ username: email, password, ticket });
  if (result.kind === 'codeMailed') return result.sent;
  begin(result.session);
  return null;
}

const CLOSED_TO_STRANGERS: readonly string[] = ['TOO_MANY_CODES', 'MAIL_UNAVAILABLE'];

async function sendCode({ form, steps, sender }: LoginContext): Promise<void> {
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
  const isMissing = Object.values(form.getValues()).some((value) => value.trim() === '');
  steps.showNotice(isMissing ? { severity: 'warning', text: copy.login.missing } : null);
}

async function logIn(context: LoginContext, { email, password, emailCode }: AdminLoginValues): Promise<void> {
  const { form, steps, sender } = context;
  const username = normalizeEmail(email);
  // The field shows the address as it is sent, also when Enter submits the form before the field is left.
  if (username !== email) form.setValue('email', username);
  const replacedToken = sessionController.store.getState().session?.token;
  const request = { username, password, emailCode: normalizeEmailCode(emailCode), ticket: sender.ticket };
  await steps.run((signal) => gateApi.logIn(request, signal, replacedToken), {
    onDone: (result) => {
      if (result.kind === 'codeMailed') return askCode(context, result.sent);
      sender.noteUsed();
      form.reset({ ...EMPTY, email: username });
      begin(result.session);
    },
    onFailed: (failure) => reject(context, failure),
  });
}

/** The gate follows the session and shows what comes next. */
function begin(reply: AdminSession): void {
  if (!reply.needsPasswordChange) showToast(copy.login.welcome(reply.user.username), { severity: 'success' });
  sessionController.begin(reply);
}

function askCode({ form, steps, sender }: LoginContext, sent: CodeSent): void {
  sender.noteSent(sent);
  steps.showNotice({ severity: 'info', text: copy.login.needCode });
  form.clearErrors('emailCode');
  steps.focusField('emailCode');
}

function reject({ form, steps, sender }: LoginContext, failure: Failure): void {
  sender.dismissNotice();
  if (failure.code === 'WRONG_CODE') {
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
