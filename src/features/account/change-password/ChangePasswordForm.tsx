import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import { closeAccountDialog } from '../../../shared/account-dialogs.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { describeFailure, type Failure, toFailure } from '../../../shared/api/failure.ts';
import { callWithToken, sessionController, useSession } from '../../../shared/session/session.ts';
import { AccountForm, FormActions, FormHint } from '../AccountForm.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { awaitCode } from '../code/await-code.ts';
import { CodeRow } from '../code/CodeRow.tsx';
import { useCodeSender } from '../code/use-code-sender.ts';
import { CHANGE_CLOSE_DELAY_MS, CHANGE_PAUSE_MS } from '../constants.ts';
import { copy } from '../copy.ts';
import { FormNotice } from '../FormNotice.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { ManagerAddress } from '../ManagerAddress.tsx';
import { checkChangeCode, checkChangedPassword, checkCurrentPassword } from '../model/account-rules.ts';
import { type RefusedField, refusedFieldOf } from '../model/refused-field.ts';
import { type Notice, toRefusalNotice } from '../notice.ts';
import { StepList } from '../StepList.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useFocusField } from '../use-focus-field.ts';

interface ChangeValues {
  readonly currentPassword: string;
  readonly emailCode: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const EMPTY: ChangeValues = { currentPassword: '', emailCode: '', newPassword: '', confirmPassword: '' };
const LAST_STEP = 2;

const STEP_FIELDS: readonly (keyof ChangeValues)[][] = [
  ['currentPassword'],
  ['emailCode'],
  ['newPassword', 'confirmPassword'],
];

const FIELDS: Readonly<Partial<Record<RefusedField, keyof ChangeValues>>> = {
  current: 'currentPassword',
  code: 'emailCode',
  password: 'newPassword',
  confirmation: 'confirmPassword',
};

/** The current password, a code, the new password (doc 1 §2.9). The server checks all of them at the end (trap T16). */
export function ChangePasswordForm() {
  const text = copy.change;
  const user = useSession().session?.user;
  const form = useAccountForm<ChangeValues>('change-password', EMPTY);
  const { control } = form;
  const focusField = useFocusField(form);
  const sender = useCodeSender('changePassword', user?.email ?? '', () => callWithToken(accountApi.sendChangeCode));
  const [step, setStep] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(closeAccountDialog, CHANGE_CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  function goTo(next: number, field = STEP_FIELDS[next]?.[0]): void {
    setNotice(null);
    setStep(next);
    if (field !== undefined) focusField(field);
  }

  async function sendCode(): Promise<void> {
    if (sender.email === '') setNotice({ severity: 'error', text: text.noEmail });
    else if (await sender.send()) awaitCode(form, focusField, 'emailCode');
  }

  async function goOn(): Promise<void> {
    if (isBusy || !(await form.trigger(STEP_FIELDS[step], { shouldFocus: true }))) return;
    if (step === LAST_STEP) return change();
    if (step === 0) await pause();
    goTo(step + 1);
  }

  async function pause(): Promise<void> {
    setIsBusy(true);
    await new Promise((resolve) => setTimeout(resolve, CHANGE_PAUSE_MS));
    setIsBusy(false);
  }

  async function change(): Promise<void> {
    setIsBusy(true);
    setNotice(null);
    const { currentPassword, emailCode, newPassword: password } = form.getValues();
    const request = { currentPassword, newPassword: password, emailCode: normalizeEmailCode(emailCode) };
    try {
      const reply = await callWithToken((token) => accountApi.changePassword(token, request));
      if (reply !== null) sessionController.begin(reply);
      sender.noteUsed();
      form.reset(EMPTY);
      setIsDone(true);
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
    goTo(
      STEP_FIELDS.findIndex((fields) => fields.includes(field)),
      field,
    );
    form.setError(field, { message: describeFailure(failure, text.failed) });
  }

  if (isDone) {
    return (
      <Alert severity="success" role="status">
        <AlertTitle>{text.success}</AlertTitle>
        {text.successDetail}
      </Alert>
    );
  }

  return (
    <AccountForm onSubmit={() => void goOn()}>
      <StepList steps={text.steps} current={step} />
      <ManagerAddress email={user?.email ?? ''} />
      {step === 0 && (
        <>
          <FormHint>{text.intro}</FormHint>
          <PasswordField
            control={control}
            name="currentPassword"
            label={copy.fields.currentPassword}
            check={checkCurrentPassword}
            autoComplete="current-password"
            autoFocus
          />
        </>
      )}
      {step === 1 && (
        <>
          <FormHint>{text.codeTo(sender.email)}</FormHint>
          <CodeRow
            control={control}
            name="emailCode"
            check={checkChangeCode}
            sender={sender}
            onSend={() => void sendCode()}
          />
        </>
      )}
      {step === LAST_STEP && (
        <NewPasswordFields
          control={control}
          flow="change"
          name="newPassword"
          confirmationName="confirmPassword"
          check={(typed, values) => checkChangedPassword(typed, values.currentPassword)}
          autoFocus
        />
      )}
      <FormNotice notice={notice} />
      <FormActions>
        {step === 0 ? (
          <Button size="large" onClick={closeAccountDialog}>
            {copy.cancel}
          </Button>
        ) : (
          <Button size="large" onClick={() => goTo(step - 1)}>
            {copy.back}
          </Button>
        )}
        <BusyButton isBusy={isBusy}>{step === LAST_STEP ? text.submit : copy.next}</BusyButton>
      </FormActions>
    </AccountForm>
  );
}
