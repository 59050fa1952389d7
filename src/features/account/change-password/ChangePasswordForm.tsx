import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { StepList } from '../../../shared/forms/StepList.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { CodeRow } from '../code/CodeRow.tsx';
import { copy } from '../copy.ts';
import { AccountPasswordFields } from '../fields/AccountPasswordFields.tsx';
import { inWords } from '../fields/check-in-words.ts';
import { ManagerAddress } from '../ManagerAddress.tsx';
import { checkChangeCode, checkChangedPassword, checkCurrentPassword } from '../model/account-rules.ts';
import { LAST_STEP, useChangePassword } from './use-change-password.ts';

/** The change of a password in three steps (doc 1 §2.9). */
export function ChangePasswordForm() {
  const text = copy.change;
  const { form, steps, sender, email, isDone, sendCode, next, back } = useChangePassword();
  const { control } = form;
  const { step } = steps;
  if (isDone) return <ChangeDone />;
  return (
    <Form onSubmit={() => void next()}>
      <StepList steps={text.steps} current={step} />
      <ManagerAddress email={email} />
      {step === 0 && (
        <>
          <FormHint>{text.intro}</FormHint>
          <PasswordField
            control={control}
            name="currentPassword"
            label={copy.fields.currentPassword}
            check={inWords(checkCurrentPassword)}
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
            check={inWords(checkChangeCode)}
            sender={sender}
            onSend={() => void sendCode()}
          />
        </>
      )}
      {step === LAST_STEP && (
        <AccountPasswordFields
          control={control}
          flow="change"
          name="newPassword"
          confirmationName="confirmPassword"
          check={(typed, values) => checkChangedPassword(typed, values.currentPassword)}
          autoFocus
        />
      )}
      <FormNotice notice={steps.notice} />
      <FormActions>
        <Button size="large" onClick={back}>
          {step === 0 ? copy.cancel : copy.back}
        </Button>
        <SubmitButton isBusy={steps.isBusy}>{step === LAST_STEP ? text.submit : copy.next}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function ChangeDone() {
  return (
    <Alert severity="success" role="status">
      <AlertTitle>{copy.change.success}</AlertTitle>
      {copy.change.successDetail}
    </Alert>
  );
}
