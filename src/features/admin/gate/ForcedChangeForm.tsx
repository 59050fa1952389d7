import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { ErrorField } from '../../../core/contracts/error-codes.ts';
import { showFailure } from '../../../shared/account-forms/code-step.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { ManagerAddress } from '../../../shared/account-forms/ManagerAddress.tsx';
import { checkChangedPassword, checkCurrentPassword } from '../../../shared/account-forms/model/account-rules.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { NewPasswordFields } from '../../../shared/forms/NewPasswordFields.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useStepForm } from '../../../shared/forms/use-step-form.ts';
import { callWithToken, sessionController, signOut, useSession } from '../../../shared/session/session.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from './copy.ts';
import { gateApi } from './gate-api.ts';
import { checkAdminConfirmation } from './model/gate-rules.ts';
import { inGateWords } from './problem-words.ts';

interface ForcedChangeValues {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const EMPTY: ForcedChangeValues = { currentPassword: '', newPassword: '', confirmPassword: '' };
const STEP_FIELDS: (keyof ForcedChangeValues)[][] = [['currentPassword', 'newPassword', 'confirmPassword']];
const FIELDS: Readonly<Partial<Record<ErrorField, keyof ForcedChangeValues>>> = {
  current: 'currentPassword',
  password: 'newPassword',
  confirmation: 'confirmPassword',
};

/** The first password must be replaced before anything else (doc 1 §2.5). The session that follows opens the gate. */
export function ForcedChangeForm() {
  const text = copy.forced;
  const form = useForm<ForcedChangeValues>({ defaultValues: EMPTY });
  const steps = useStepForm(form, STEP_FIELDS);
  const email = useSession().session?.user.email ?? '';
  const { control } = form;

  async function change(): Promise<void> {
    const { currentPassword, newPassword, confirmPassword } = form.getValues();
    const isMissing = [currentPassword, newPassword, confirmPassword].includes('');
    const problems = await steps.checkStep();
    steps.showNotice(isMissing ? { severity: 'warning', text: text.missing } : null);
    if (problems.length > 0) return;
    await steps.run(
      () => callWithToken((token) => gateApi.forceChangePassword(token, { currentPassword, newPassword })),
      {
        onDone: (reply) => {
          form.reset(EMPTY);
          showToast(text.success, { severity: 'success' });
          sessionController.begin(reply);
        },
        onFailed: (failure) => showFailure(steps, FIELDS, failure, text.failed),
      },
    );
  }

  return (
    <Form onSubmit={() => void change()}>
      <FormHint>{text.intro}</FormHint>
      <ManagerAddress email={email} />
      <PasswordField
        control={control}
        name="currentPassword"
        label={formCopy.fields.currentPassword}
        check={inGateWords<ForcedChangeValues>(checkCurrentPassword)}
        autoComplete="current-password"
        autoFocus
      />
      <NewPasswordFields
        control={control}
        flow="forcedChange"
        password={{
          name: 'newPassword',
          label: formCopy.fields.newPassword,
          check: inGateWords<ForcedChangeValues>((typed, values) =>
            checkChangedPassword(typed, values.currentPassword),
          ),
        }}
        confirmation={{
          name: 'confirmPassword',
          label: formCopy.fields.confirmationNew,
          check: inGateWords<ForcedChangeValues>((typed, values) => checkAdminConfirmation(typed, values.newPassword)),
        }}
      />
      <FormNotice notice={steps.notice} />
      <FormActions>
        <Button size="large" onClick={signOut}>
          {text.signOut}
        </Button>
        <SubmitButton isBusy={steps.isBusy}>{text.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
