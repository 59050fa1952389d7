import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import { switchAccountDialog } from '../../../shared/account-dialogs.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { describeFailure, type Failure, toFailure } from '../../../shared/api/failure.ts';
import { AccountForm, FormActions, FormFooter } from '../AccountForm.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { awaitCode } from '../code/await-code.ts';
import { CodeRow } from '../code/CodeRow.tsx';
import { useCodeSender } from '../code/use-code-sender.ts';
import { copy } from '../copy.ts';
import { DialogLink } from '../DialogLink.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { ManagerAddress } from '../ManagerAddress.tsx';
import { checkCode, checkEmail, checkNewPassword } from '../model/account-rules.ts';
import { type RefusedField, refusedFieldOf } from '../model/refused-field.ts';
import { type Notice, toRefusalNotice } from '../notice.ts';
import { StepList } from '../StepList.tsx';
import { useAccountForm, useForgetDraft } from '../use-account-form.ts';
import { useFocusField } from '../use-focus-field.ts';

interface ForgotValues {
  readonly email: string;
  readonly verifyCode: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const EMPTY: ForgotValues = { email: '', verifyCode: '', newPassword: '', confirmPassword: '' };

const STEP_FIELDS: readonly (keyof ForgotValues)[][] = [
  ['email', 'verifyCode'],
  ['newPassword', 'confirmPassword'],
];

const FIELDS: Readonly<Partial<Record<RefusedField, keyof ForgotValues>>> = {
  email: 'email',
  code: 'verifyCode',
  password: 'newPassword',
  confirmation: 'confirmPassword',
};

/** Address and code, then the new password (doc 2 §2). */
export function ForgotPasswordForm() {
  const text = copy.forgot;
  const form = useAccountForm<ForgotValues>('forgot-password', EMPTY);
  const { control } = form;
  const focusField = useFocusField(form);
  const forgetDraft = useForgetDraft();
  const email = useWatch({ control, name: 'email' });
  const sender = useCodeSender('reset', email, accountApi.sendResetCode);
  const [step, setStep] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  function goTo(next: number, field = STEP_FIELDS[next]?.[0]): void {
    setStep(next);
    if (field !== undefined) focusField(field);
  }

  async function sendCode(): Promise<void> {
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    if (await sender.send()) awaitCode(form, focusField, 'verifyCode');
  }

  async function goOn(): Promise<void> {
    setNotice(null);
    const fields = STEP_FIELDS[step] ?? [];
    if (!(await form.trigger(fields, { shouldFocus: true }))) {
      const problems = fields.map((field) => form.getFieldState(field).error?.message ?? '').filter(Boolean);
      if (problems.length > 1) setNotice({ severity: 'warning', text: copy.joinProblems(problems) });
      return;
    }
    if (step === 0) goTo(1);
    else await reset();
  }

  async function reset(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const { verifyCode, newPassword: password, confirmPassword } = form.getValues();
    try {
      await accountApi.resetPassword({
        email: sender.email,
        verifyCode: normalizeEmailCode(verifyCode),
        newPassword: password,
        confirmPassword,
      });
      sender.noteUsed();
      form.reset({ ...EMPTY, email: sender.email });
      // A password that was tried before is not the one that is good now.
      forgetDraft('login');
      switchAccountDialog('login', text.success);
    } catch (error) {
      refuse(toFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  function refuse(failure: Failure): void {
    const refused = refusedFieldOf(failure.code);
    const field = refused === null ? undefined : FIELDS[refused];
    if (field === undefined) {
      setNotice(toRefusalNotice(failure, text.failed));
      return;
    }
    form.setError(field, { message: describeFailure(failure, text.failed) });
    goTo(
      STEP_FIELDS.findIndex((fields) => fields.includes(field)),
      field,
    );
  }

  return (
    <AccountForm onSubmit={() => void goOn()}>
      <StepList steps={text.steps} current={step} />
      {step === 0 ? (
        <>
          <EmailField control={control} name="email" check={checkEmail} autoComplete="username" autoFocus />
          <CodeRow
            control={control}
            name="verifyCode"
            check={checkCode}
            sender={sender}
            onSend={() => void sendCode()}
          />
        </>
      ) : (
        <>
          <ManagerAddress email={email} />
          <NewPasswordFields
            control={control}
            flow="reset"
            name="newPassword"
            confirmationName="confirmPassword"
            check={(typed) => checkNewPassword('reset', typed)}
            autoFocus
          />
        </>
      )}
      <FormNotice notice={notice} />
      <FormActions>
        {step > 0 && (
          <Button size="large" onClick={() => goTo(0)}>
            {copy.back}
          </Button>
        )}
        <BusyButton isBusy={isBusy}>{step === 0 ? copy.next : text.submit}</BusyButton>
      </FormActions>
      <FormFooter>
        {text.remembered}
        <DialogLink to="login">{text.login}</DialogLink>
      </FormFooter>
    </AccountForm>
  );
}
