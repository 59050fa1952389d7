import Button from '@mui/material/Button';
import { CodeRow } from '../../../shared/account-forms/CodeRow.tsx';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { EmailField } from '../../../shared/account-forms/EmailField.tsx';
import { ManagerAddress } from '../../../shared/account-forms/ManagerAddress.tsx';
import { checkEmail } from '../../../shared/account-forms/model/account-rules.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { NewPasswordFields } from '../../../shared/forms/NewPasswordFields.tsx';
import { StepList } from '../../../shared/forms/StepList.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { copy } from './copy.ts';
import { checkAdminConfirmation, checkResetCode, checkResetPassword } from './model/gate-rules.ts';
import { inGateWords } from './problem-words.ts';
import { type AdminForgotValues, useAdminForgot } from './use-admin-forgot.ts';

interface AdminForgotDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The way to a new password without the old one, in three steps (doc 1 §2.4). */
export function AdminForgotDialog({ isOpen, onClose }: AdminForgotDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={copy.forgot.title} onClose={onClose}>
      <ForgotForm onDone={onClose} />
    </FormDialog>
  );
}

function ForgotForm({ onDone }: { readonly onDone: () => void }) {
  const text = copy.forgot;
  const { form, steps, sender, sendCode, next, back } = useAdminForgot(onDone);
  const { control } = form;
  const { step } = steps;
  const isLast = step === 2;
  return (
    <Form onSubmit={() => void next()}>
      <StepList steps={text.steps} current={step} />
      {step === 0 && (
        <>
          <EmailField
            control={control}
            name="email"
            label={copy.login.email}
            check={inGateWords<AdminForgotValues>(checkEmail)}
            autoComplete="username"
            autoFocus
          />
          <FormNotice notice={sender.notice} />
        </>
      )}
      {step === 1 && (
        <>
          <FormHint>{text.codeTo(sender.email)}</FormHint>
          <CodeRow
            control={control}
            name="verifyCode"
            check={inGateWords<AdminForgotValues>(checkResetCode)}
            sender={sender}
            onSend={() => void sendCode()}
          />
        </>
      )}
      {isLast && (
        <>
          <ManagerAddress email={sender.email} />
          <NewPasswordFields
            control={control}
            flow="adminReset"
            autoFocus
            password={{
              name: 'newPassword',
              label: formCopy.fields.newPassword,
              check: inGateWords<AdminForgotValues>(checkResetPassword),
            }}
            confirmation={{
              name: 'confirmPassword',
              label: formCopy.fields.confirmationNew,
              check: inGateWords<AdminForgotValues>((typed, values) =>
                checkAdminConfirmation(typed, values.newPassword),
              ),
            }}
          />
        </>
      )}
      <FormNotice notice={steps.notice} />
      <FormActions>
        {step > 0 && (
          <Button size="large" onClick={back}>
            {formCopy.back}
          </Button>
        )}
        <SubmitButton isBusy={steps.isBusy || sender.isSending}>{isLast ? text.submit : formCopy.next}</SubmitButton>
      </FormActions>
    </Form>
  );
}
