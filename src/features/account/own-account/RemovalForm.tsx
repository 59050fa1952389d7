import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { REMOVAL_GRACE_DAYS } from '../../../core/contracts/own-account.ts';
import { CodeRow } from '../../../shared/account-forms/CodeRow.tsx';
import { CurrentPasswordField } from '../../../shared/account-forms/CurrentPasswordField.tsx';
import { inWords } from '../../../shared/account-forms/check-in-words.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { ManagerAddress } from '../../../shared/account-forms/ManagerAddress.tsx';
import { checkChangeCode } from '../../../shared/account-forms/model/account-rules.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { StepList } from '../../../shared/forms/StepList.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { copy } from '../copy.ts';
import { LAST_STEP, useRemoval } from './use-removal.ts';

const text = copy.removal;

interface RemovalFormProps {
  readonly onCancel: () => void;
}

/** Says what goes with the account, then asks for the password and a mailed code. Administrators learn what must come first. */
export function RemovalForm({ onCancel }: RemovalFormProps) {
  const { form, steps, sender, email, removal, sendCode, next, back } = useRemoval(onCancel);
  const { control } = form;
  const { step } = steps;
  if (removal !== null && removal.blockedBy !== null) {
    return (
      <>
        <Alert severity="info">{text.blockedBy[removal.blockedBy]}</Alert>
        <FormActions>
          <Button size="large" onClick={onCancel} autoFocus>
            {formCopy.back}
          </Button>
        </FormActions>
      </>
    );
  }
  return (
    <Form onSubmit={() => void next()}>
      <StepList steps={text.steps} current={step} />
      <ManagerAddress email={email} />
      {step === 0 && (
        <>
          <FormHint>{text.intro(REMOVAL_GRACE_DAYS)}</FormHint>
          {removal !== null && (
            <List>
              {text.losses(removal).map((loss) => (
                <li key={loss}>{loss}</li>
              ))}
            </List>
          )}
          <FormHint>{text.stays}</FormHint>
          <CurrentPasswordField control={control} name="currentPassword" />
        </>
      )}
      {step === LAST_STEP && (
        <>
          <FormHint>{copy.change.codeTo(sender.email)}</FormHint>
          <CodeRow
            control={control}
            name="emailCode"
            check={inWords(checkChangeCode)}
            sender={sender}
            onSend={() => void sendCode()}
          />
          <Alert severity="warning">{text.warning(REMOVAL_GRACE_DAYS)}</Alert>
        </>
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

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}));
