import { useForm } from 'react-hook-form';
import type { ErrorField } from '../../../core/contracts/error-codes.ts';
import { showFailure } from '../../../shared/account-forms/code-step.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { ManagerAddress } from '../../../shared/account-forms/ManagerAddress.tsx';
import { checkCurrentPassword } from '../../../shared/account-forms/model/account-rules.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useStepForm } from '../../../shared/forms/use-step-form.ts';
import { callWithToken, useSession } from '../../../shared/session/session.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { type PasswordRequest, usePasswordRequest } from '../api/fresh-password.ts';
import { copy } from './copy.ts';
import { gateApi } from './gate-api.ts';
import { inGateWords } from './problem-words.ts';

interface PromptValues {
  readonly currentPassword: string;
}

const FIELDS: (keyof PromptValues)[][] = [['currentPassword']];
const ERROR_FIELDS: Readonly<Partial<Record<ErrorField, keyof PromptValues>>> = { current: 'currentPassword' };

/** Asks for the password where a call requires it, and lets the call continue once the server has accepted it. */
export function PasswordPrompt() {
  const request = usePasswordRequest((state) => state.request);
  return (
    <FormDialog isOpen={request !== null} title={copy.prompt.title} onClose={() => request?.answer(false)}>
      {request !== null && <PromptForm request={request} />}
    </FormDialog>
  );
}

function PromptForm({ request }: { readonly request: PasswordRequest }) {
  const text = copy.prompt;
  const form = useForm<PromptValues>({ defaultValues: { currentPassword: '' } });
  const steps = useStepForm(form, FIELDS);
  const email = useSession().session?.user.email ?? '';

  async function confirm(): Promise<void> {
    if ((await steps.checkStep()).length > 0) return;
    const { currentPassword } = form.getValues();
    await steps.run((signal) => callWithToken((token) => gateApi.confirmPassword(token, currentPassword, signal)), {
      onDone: () => request.answer(true),
      onFailed: (failure) => showFailure(steps, ERROR_FIELDS, failure, text.failed),
    });
  }

  return (
    <Form onSubmit={() => void confirm()}>
      <FormHint>{text.intro}</FormHint>
      <ManagerAddress email={email} />
      <PasswordField
        control={form.control}
        name="currentPassword"
        label={formCopy.fields.currentPassword}
        check={inGateWords<PromptValues>(checkCurrentPassword)}
        autoComplete="current-password"
        autoFocus
      />
      <FormNotice notice={steps.notice} />
      <FormActions>
        <SubmitButton isBusy={steps.isBusy}>{text.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
