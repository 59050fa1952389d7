import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Form, FormActions, FormFooter } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { CodeRow } from '../code/CodeRow.tsx';
import type { CodeSender } from '../code/use-code-sender.ts';
import { copy } from '../copy.ts';
import { DialogLink } from '../DialogLink.tsx';
import { inWords } from '../fields/check-in-words.ts';
import { EmailField } from '../fields/EmailField.tsx';
import { checkLoginCode, checkLoginEmail, checkLoginPassword } from '../model/account-rules.ts';
import { useLogin } from './use-login.ts';

/** The login, in two modes: plain, and with the mailed code. */
export function LoginForm() {
  const text = copy.login;
  const { form, steps, sender, isVerifying, sendCode, logIn } = useLogin();
  const { control } = form;
  const [isAddressKnown] = useState(() => form.getValues('email') !== '');
  return (
    <Form onSubmit={() => void (isVerifying ? logIn() : sendCode())}>
      <EmailField
        control={control}
        name="email"
        check={inWords(checkLoginEmail)}
        autoComplete="username"
        autoFocus={!isAddressKnown}
      />
      <PasswordField
        control={control}
        name="password"
        label={copy.fields.password}
        check={inWords(checkLoginPassword)}
        autoComplete="current-password"
        autoFocus={isAddressKnown}
      />
      {isVerifying ? (
        <CodeRow
          control={control}
          name="emailCode"
          check={inWords(checkLoginCode)}
          sender={sender}
          onSend={() => void sendCode()}
        />
      ) : (
        <FormNotice notice={sender.notice} />
      )}
      <FormNotice notice={steps.notice} />
      <FormActions>
        {isVerifying ? (
          <SubmitButton isBusy={steps.isBusy} isFullWidth>
            {text.submit}
          </SubmitButton>
        ) : (
          <PlainModeActions sender={sender} />
        )}
      </FormActions>
      <FormFooter>
        <DialogLink to="forgot-password">{text.forgot}</DialogLink>
        <span className="end">{text.noAccount}</span>
        <DialogLink to="register">{text.register}</DialogLink>
      </FormFooter>
    </Form>
  );
}

/** Before a code was sent, the login button is disabled (doc 2 §2). */
function PlainModeActions({ sender }: { readonly sender: CodeSender }) {
  return (
    <PlainActions>
      <SubmitButton isBusy={sender.isSending} isFullWidth>
        {sender.secondsLeft > 0 ? copy.code.resendIn(sender.secondsLeft) : copy.code.send}
      </SubmitButton>
      <Button disabled fullWidth size="large" variant="outlined" aria-describedby="login-hint">
        {copy.login.submit}
      </Button>
      <span id="login-hint">{copy.login.submitHint}</span>
    </PlainActions>
  );
}

const PlainActions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));
