import Button from '@mui/material/Button';
import { CodeRow } from '../../../shared/account-forms/CodeRow.tsx';
import { inWords } from '../../../shared/account-forms/check-in-words.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { EmailField } from '../../../shared/account-forms/EmailField.tsx';
import { checkCode, checkEmail } from '../../../shared/account-forms/model/account-rules.ts';
import { Form, FormActions, FormFooter } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { StepList } from '../../../shared/forms/StepList.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { copy } from '../copy.ts';
import { DialogLink } from '../DialogLink.tsx';
import { NewAccountFields } from './NewAccountFields.tsx';
import { RegisterSummary } from './RegisterSummary.tsx';
import { LAST_STEP, useRegister } from './use-register.ts';

/** The registration in three steps (doc 2 §2). */
export function RegisterForm() {
  const text = copy.register;
  const { form, steps, sender, isRejected, sendCode, next, back } = useRegister();
  const { control } = form;
  const { step } = steps;
  return (
    <Form onSubmit={() => void next()}>
      <StepList steps={text.steps} current={step} />
      {step === 0 && (
        <>
          <EmailField control={control} name="email" check={inWords(checkEmail)} autoComplete="email" autoFocus />
          <CodeRow
            control={control}
            name="verifyCode"
            check={inWords(checkCode)}
            sender={sender}
            onSend={() => void sendCode()}
          />
        </>
      )}
      {step === 1 && <NewAccountFields form={form} />}
      {step === LAST_STEP && <RegisterSummary email={sender.email} username={form.getValues('username').trim()} />}
      <FormNotice notice={steps.notice} />
      <FormActions>
        {step > 0 && (
          <Button size="large" variant={isRejected ? 'outlined' : 'text'} onClick={back}>
            {isRejected ? text.edit : formCopy.back}
          </Button>
        )}
        <SubmitButton isBusy={steps.isBusy}>{step === LAST_STEP ? text.submit : formCopy.next}</SubmitButton>
      </FormActions>
      <FormFooter>
        {text.hasAccount}
        <DialogLink to="login">{text.login}</DialogLink>
      </FormFooter>
    </Form>
  );
}
