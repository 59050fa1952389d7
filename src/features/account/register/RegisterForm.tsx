import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import { switchAccountDialog } from '../../../shared/account-dialogs.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { describeFailure, type Failure, isUnanswered, toFailure } from '../../../shared/api/failure.ts';
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
import { checkCode, checkEmail } from '../model/account-rules.ts';
import type { RefusedField } from '../model/refused-field.ts';
import { registerRefusalField } from '../model/register-advice.ts';
import { type Notice, toRefusalNotice } from '../notice.ts';
import { StepList } from '../StepList.tsx';
import { useAccountForm, useForgetDraft } from '../use-account-form.ts';
import { useFocusField } from '../use-focus-field.ts';
import { NewAccountFields } from './NewAccountFields.tsx';
import { RegisterSummary } from './RegisterSummary.tsx';
import { type RegisterField, type RegisterValues, STEP_FIELDS } from './register-values.ts';

const EMPTY: RegisterValues = { email: '', verifyCode: '', username: '', password: '', confirmPassword: '' };
const LAST_STEP = 2;

/** What a refusal calls its fields, in the names of this form. */
const FIELDS: Readonly<Record<Exclude<RefusedField, 'current'>, RegisterField>> = {
  email: 'email',
  code: 'verifyCode',
  username: 'username',
  password: 'password',
  confirmation: 'confirmPassword',
};

/** Address and code, then name and password, then a last look (doc 2 §2). */
export function RegisterForm() {
  const text = copy.register;
  const form = useAccountForm<RegisterValues>('register', EMPTY);
  const { control } = form;
  const focusField = useFocusField(form);
  const forgetDraft = useForgetDraft();
  const sender = useCodeSender('register', useWatch({ control, name: 'email' }), accountApi.sendRegisterCode);
  const [step, setStep] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** Where a refused registration is mended. */
  const [faulty, setFaulty] = useState<RegisterField | null>(null);

  function goTo(next: number, field = STEP_FIELDS[next]?.[0]): void {
    setNotice(null);
    setFaulty(null);
    setStep(next);
    if (field !== undefined) focusField(field);
  }

  async function sendCode(): Promise<void> {
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    if (await sender.send()) awaitCode(form, focusField, 'verifyCode');
  }

  async function goOn(): Promise<void> {
    if (step === LAST_STEP) return register();
    if (await form.trigger(STEP_FIELDS[step], { shouldFocus: true })) goTo(step + 1);
  }

  async function register(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setNotice(null);
    const { username, password, verifyCode } = form.getValues();
    try {
      await accountApi.register({
        email: sender.email,
        username: username.trim(),
        password,
        verifyCode: normalizeEmailCode(verifyCode),
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
    if (isUnanswered(failure)) {
      setNotice({ severity: 'error', text: text.network });
      return;
    }
    const field = registerRefusalField(failure.code, failure.message);
    const target = field === null || field === 'current' ? null : field;
    setFaulty(target === null ? 'username' : FIELDS[target]);
    const words = describeFailure(failure, text.failed);
    if (target === 'username' || target === 'email' || target === 'code') {
      form.setError(FIELDS[target], { message: words });
      setNotice({ severity: 'warning', text: `${words}${copy.sentenceEnd}${text.advice[target]}` });
      return;
    }
    setNotice(toRefusalNotice(failure, text.failed));
    if (target === null) showToast(words, { severity: 'error' });
    else form.setError(FIELDS[target], { message: words });
  }

  return (
    <AccountForm onSubmit={() => void goOn()}>
      <StepList steps={text.steps} current={step} />
      {step === 0 && (
        <>
          <EmailField control={control} name="email" check={checkEmail} autoComplete="email" autoFocus />
          <CodeRow
            control={control}
            name="verifyCode"
            check={checkCode}
            sender={sender}
            onSend={() => void sendCode()}
          />
        </>
      )}
      {step === 1 && <NewAccountFields form={form} />}
      {step === LAST_STEP && <RegisterSummary email={sender.email} username={form.getValues('username').trim()} />}
      <FormNotice notice={notice} />
      <FormActions>
        {step > 0 && (
          <Button
            size="large"
            variant={faulty === null ? 'text' : 'outlined'}
            onClick={() => (faulty === null ? goTo(step - 1) : goTo(stepOf(faulty), faulty))}
          >
            {faulty === null ? copy.back : text.edit}
          </Button>
        )}
        <BusyButton isBusy={isBusy}>{step === LAST_STEP ? text.submit : copy.next}</BusyButton>
      </FormActions>
      <FormFooter>
        {text.hasAccount}
        <DialogLink to="login">{text.login}</DialogLink>
      </FormFooter>
    </AccountForm>
  );
}

function stepOf(field: RegisterField): number {
  return STEP_FIELDS.findIndex((fields) => fields.includes(field));
}
