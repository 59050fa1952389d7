import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { ErrorField } from '../../../core/contracts/error-codes.ts';
import { CurrentPasswordField } from '../../../shared/account-forms/CurrentPasswordField.tsx';
import { showFailure } from '../../../shared/account-forms/code-step.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { ManagerAddress } from '../../../shared/account-forms/ManagerAddress.tsx';
import { accountApi } from '../../../shared/api/account-api.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useStepForm } from '../../../shared/forms/use-step-form.ts';
import { callWithToken, useSession } from '../../../shared/session/session.ts';
import { copy } from '../copy.ts';

interface EndOthersValues {
  readonly currentPassword: string;
}

const FIELDS: (keyof EndOthersValues)[][] = [['currentPassword']];
const ERROR_FIELDS: Readonly<Partial<Record<ErrorField, keyof EndOthersValues>>> = { current: 'currentPassword' };

interface EndOthersFormProps {
  readonly onEnded: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password and ends all sessions but this one. */
export function EndOthersForm({ onEnded, onCancel }: EndOthersFormProps) {
  const text = copy.sessions;
  const form = useForm<EndOthersValues>({ defaultValues: { currentPassword: '' } });
  const steps = useStepForm(form, FIELDS);
  const email = useSession().session?.user.email ?? '';

  async function end(): Promise<void> {
    if ((await steps.checkStep()).length > 0) return;
    const { currentPassword } = form.getValues();
    await steps.run((signal) => callWithToken((token) => accountApi.endOtherSessions(token, currentPassword, signal)), {
      onDone: onEnded,
      onFailed: (failure) => showFailure(steps, ERROR_FIELDS, failure, text.endFailed),
    });
  }

  return (
    <Form onSubmit={() => void end()}>
      <FormHint>{text.othersBody}</FormHint>
      <ManagerAddress email={email} />
      <CurrentPasswordField control={form.control} name="currentPassword" />
      <FormNotice notice={steps.notice} />
      <FormActions>
        <Button size="large" onClick={onCancel}>
          {formCopy.cancel}
        </Button>
        <SubmitButton isBusy={steps.isBusy}>{text.endOthers}</SubmitButton>
      </FormActions>
    </Form>
  );
}
