import Button from '@mui/material/Button';
import { CodeRow } from '../../../shared/account-forms/CodeRow.tsx';
import { inWords } from '../../../shared/account-forms/check-in-words.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { EmailField } from '../../../shared/account-forms/EmailField.tsx';
import {
  checkLoginCode,
  checkLoginEmail,
  checkLoginPassword,
} from '../../../shared/account-forms/model/account-rules.ts';
import { Form, FormActions, FormFooter, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { copy } from './copy.ts';
import { useAdminLogin } from './use-admin-login.ts';

interface AdminLoginFormProps {
  readonly onForgot: () => void;
}

/** The login of administrators, in two modes: plain, and with the mailed code (doc 1 §2.3). */
export function AdminLoginForm({ onForgot }: AdminLoginFormProps) {
  const text = copy.login;
  const { form, steps, sender, isVerifying, sendCode, logIn } = useAdminLogin();
  const { control } = form;
  const canSubmit = isVerifying && form.watch('emailCode').trim() !== '';
  return (
    <Form onSubmit={() => void (isVerifying ? logIn() : sendCode())}>
      <FormHint>{text.firstHint}</FormHint>
      <EmailField
        control={control}
        name="email"
        label={text.email}
        check={inWords(checkLoginEmail)}
        autoComplete="username"
        autoFocus
      />
      <PasswordField
        control={control}
        name="password"
        label={formCopy.fields.password}
        check={inWords(checkLoginPassword)}
        autoComplete="current-password"
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
        <>
          <FormNotice notice={sender.notice} />
          <Button type="submit" variant="outlined" size="large" aria-busy={sender.isSending}>
            {sender.secondsLeft > 0 ? formCopy.code.resendIn(sender.secondsLeft) : formCopy.code.send}
          </Button>
        </>
      )}
      <FormNotice notice={steps.notice} />
      {!canSubmit && <FormHint>{text.submitHint}</FormHint>}
      <FormActions>
        {canSubmit ? (
          <SubmitButton isBusy={steps.isBusy} isFullWidth>
            {text.submit}
          </SubmitButton>
        ) : (
          <>
            {/* Enter says what is missing. */}
            {isVerifying && <button type="submit" hidden aria-hidden="true" tabIndex={-1} />}
            <Button disabled fullWidth size="large" variant="contained">
              {text.submit}
            </Button>
          </>
        )}
      </FormActions>
      <FormFooter>
        <Button size="small" onClick={onForgot} sx={{ minWidth: 0 }}>
          {text.forgot}
        </Button>
      </FormFooter>
    </Form>
  );
}
