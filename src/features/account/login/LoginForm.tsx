import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { describeFailure, type Failure, isUnanswered, toFailure } from '../../../shared/api/failure.ts';
import { sessionController } from '../../../shared/session/session.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { AccountForm, FormActions, FormFooter } from '../AccountForm.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { awaitCode } from '../code/await-code.ts';
import { CodeRow } from '../code/CodeRow.tsx';
import { useCodeSender } from '../code/use-code-sender.ts';
import { copy } from '../copy.ts';
import { DialogLink } from '../DialogLink.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { checkLoginCode, checkLoginEmail, checkLoginPassword } from '../model/account-rules.ts';
import { refusedFieldOf } from '../model/refused-field.ts';
import { type Notice, toRefusalNotice } from '../notice.ts';
import { useAccountForm } from '../use-account-form.ts';
import { useFocusField } from '../use-focus-field.ts';

interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly emailCode: string;
}

/** Address and password first; with the code that was sent to the address, the login (doc 2 §2). */
export function LoginForm() {
  const text = copy.login;
  const form = useAccountForm<LoginValues>('login', { email: '', password: '', emailCode: '' });
  const { control } = form;
  const focusField = useFocusField(form);
  const sender = useCodeSender('login', useWatch({ control, name: 'email' }), accountApi.sendLoginCode);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const pending = useRef<AbortController | null>(null);
  const isVerifying = sender.isSent;
  const [isAddressKnown] = useState(() => form.getValues('email') !== '');

  // Who closes the dialog does not want to be signed in a moment later.
  useEffect(() => () => pending.current?.abort(), []);

  async function sendCode(): Promise<void> {
    setNotice(null);
    const { email, password } = form.getValues();
    const isValid = await form.trigger(['email', 'password'], { shouldFocus: true });
    if (email.trim() === '' || password === '') setNotice({ severity: 'warning', text: text.missingForCode });
    if (!isValid) return;
    if (await sender.send()) awaitCode(form, focusField, 'emailCode');
  }

  async function logIn({ password, emailCode }: LoginValues): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setNotice(null);
    pending.current = new AbortController();
    const { signal } = pending.current;
    try {
      const request = { username: sender.email, password, emailCode: normalizeEmailCode(emailCode) };
      const reply = await accountApi.login(request, signal);
      sender.noteUsed();
      form.resetField('emailCode', { defaultValue: '' });
      form.resetField('password', { defaultValue: '' });
      showToast(text.welcome(reply.user.username), { severity: 'success', position: 'bottom-center' });
      // Heard of by the shell, which closes the dialog and goes on with what was interrupted.
      sessionController.begin(reply);
    } catch (error) {
      if (!signal.aborted) refuse(toFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  function refuse(failure: Failure): void {
    if (failure.code === 'NEED_EMAIL_VERIFICATION') {
      sender.noteSent(failure.data);
      setNotice({ severity: 'info', text: text.needCode });
      awaitCode(form, focusField, 'emailCode');
    } else if (failure.code === 'WRONG_CODE') {
      form.setError('emailCode', { message: describeFailure(failure, text.failed) });
      focusField('emailCode');
    } else if (refusedFieldOf(failure.code) === 'code') {
      // No try is left: another code must be asked for.
      sender.noteUsed();
      form.resetField('emailCode', { defaultValue: '' });
      setNotice(toRefusalNotice(failure, text.failed));
    } else {
      setNotice(toNotice(failure));
      if (failure.code === 'WRONG_CREDENTIALS') focusField('password');
    }
  }

  const submit = form.handleSubmit(logIn, () => {
    const values = Object.values(form.getValues());
    setNotice(values.some((value) => value.trim() === '') ? { severity: 'warning', text: text.missing } : null);
  });

  return (
    <AccountForm onSubmit={() => void (isVerifying ? submit() : sendCode())}>
      <EmailField
        control={control}
        name="email"
        check={checkLoginEmail}
        autoComplete="username"
        autoFocus={!isAddressKnown}
      />
      <PasswordField
        control={control}
        name="password"
        label={copy.fields.password}
        check={checkLoginPassword}
        autoComplete="current-password"
        autoFocus={isAddressKnown}
      />
      {isVerifying && (
        <CodeRow
          control={control}
          name="emailCode"
          check={checkLoginCode}
          sender={sender}
          onSend={() => void sendCode()}
        />
      )}
      {!isVerifying && <FormNotice notice={sender.notice} />}
      <FormNotice notice={notice} />
      <FormActions>
        {isVerifying ? (
          <BusyButton isBusy={isBusy} isFullWidth>
            {text.submit}
          </BusyButton>
        ) : (
          <PlainActions>
            <BusyButton isBusy={sender.isSending} isFullWidth>
              {sender.secondsLeft > 0 ? copy.code.resendIn(sender.secondsLeft) : copy.code.send}
            </BusyButton>
            <Button disabled fullWidth size="large" variant="outlined" aria-describedby="login-hint">
              {text.submit}
            </Button>
            <span id="login-hint">{text.submitHint}</span>
          </PlainActions>
        )}
      </FormActions>
      <FormFooter>
        <DialogLink to="forgot-password">{text.forgot}</DialogLink>
        <span className="end">{text.noAccount}</span>
        <DialogLink to="register">{text.register}</DialogLink>
      </FormFooter>
    </AccountForm>
  );
}

function toNotice(failure: Failure): Notice {
  const text = copy.login;
  if (isUnanswered(failure))
    return { severity: 'error', text: `${text.retry}${copy.sentenceEnd}${describeFailure(failure)}` };
  const isBadReply = failure.code === 'INVALID_REPLY' && failure.status !== null && failure.status < 300;
  return isBadReply ? { severity: 'error', text: text.badReply } : toRefusalNotice(failure, text.failed);
}

const PlainActions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));
