import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { AccountPasswordFields } from '../../../shared/account-forms/AccountPasswordFields.tsx';
import { CodeRow } from '../../../shared/account-forms/CodeRow.tsx';
import { CurrentPasswordField } from '../../../shared/account-forms/CurrentPasswordField.tsx';
import { inWords } from '../../../shared/account-forms/check-in-words.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { ManagerAddress } from '../../../shared/account-forms/ManagerAddress.tsx';
import { checkChangeCode, checkChangedPassword } from '../../../shared/account-forms/model/account-rules.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { StepList } from '../../../shared/forms/StepList.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { copy } from '../copy.ts';
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
          <CurrentPasswordField control={control} name="currentPassword" />
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
          {step === 0 ? formCopy.cancel : formCopy.back}
        </Button>
        <SubmitButton isBusy={steps.isBusy}>{step === LAST_STEP ? text.submit : formCopy.next}</SubmitButton>
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
