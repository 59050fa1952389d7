import Button from '@mui/material/Button';
import { AccountPasswordFields } from '../../../shared/account-forms/AccountPasswordFields.tsx';
import { CodeRow } from '../../../shared/account-forms/CodeRow.tsx';
import { inWords } from '../../../shared/account-forms/check-in-words.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { EmailField } from '../../../shared/account-forms/EmailField.tsx';
import { ManagerAddress } from '../../../shared/account-forms/ManagerAddress.tsx';
import { checkCode, checkEmail } from '../../../shared/account-forms/model/account-rules.ts';
import { Form, FormActions, FormFooter } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { StepList } from '../../../shared/forms/StepList.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { copy } from '../copy.ts';
import { DialogLink } from '../DialogLink.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

/** The way to a new password without the old one, in two steps (doc 2 §2). */
export function ForgotPasswordForm() {
  const text = copy.forgot;
  const { form, steps, sender, email, sendCode, next } = useForgotPassword();
  const { control } = form;
  const { step } = steps;
  return (
    <Form onSubmit={() => void next()}>
      <StepList steps={text.steps} current={step} />
      {step === 0 ? (
        <>
          <EmailField control={control} name="email" check={inWords(checkEmail)} autoComplete="username" autoFocus />
          <CodeRow
            control={control}
            name="verifyCode"
            check={inWords(checkCode)}
            sender={sender}
            onSend={() => void sendCode()}
          />
        </>
      ) : (
        <>
          <ManagerAddress email={email} />
          <AccountPasswordFields
            control={control}
            flow="reset"
            name="newPassword"
            confirmationName="confirmPassword"
            autoFocus
          />
        </>
      )}
      <FormNotice notice={steps.notice} />
      <FormActions>
        {step > 0 && (
          <Button size="large" onClick={() => steps.go(0)}>
            {formCopy.back}
          </Button>
        )}
        <SubmitButton isBusy={steps.isBusy}>{step === 0 ? formCopy.next : text.submit}</SubmitButton>
      </FormActions>
      <FormFooter>
        {text.remembered}
        <DialogLink to="login">{text.login}</DialogLink>
      </FormFooter>
    </Form>
  );
}
