import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { normalizeEmail } from '../../../core/auth/email.ts';
import { ADMIN_ACCESS_CALLS } from '../../../core/contracts/admin-access.ts';
import { ADMIN_MAIL_CALLS, type EmailConfigReply } from '../../../core/contracts/admin-mail.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormField } from '../../../shared/forms/FormField.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { toFailureNotice } from '../../../shared/forms/notice.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useStepForm } from '../../../shared/forms/use-step-form.ts';
import { useAdmin } from '../access/admin-context.ts';
import { useAdminChange } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';
import { HopList } from './HopList.tsx';
import { checkTestEmail } from './model/mail-form.ts';
import { unlessCancelled } from './unless-cancelled.ts';
import type { TestResult } from './use-mail-setup.ts';

const words = copy.config;
const STEP_FIELDS: 'testEmail'[][] = [['testEmail']];
/** The server remembers the outcome, which these calls report. */
const CHANGED = [ADMIN_MAIL_CALLS.read.id, ADMIN_ACCESS_CALLS.setup.id];

interface EmailTestFormProps {
  readonly config: EmailConfigReply;
  readonly onBack: () => void;
}

/** The second step: a test mail with the settings in effect, with its way hop by hop. */
export function EmailTestForm({ config, onBack }: EmailTestFormProps) {
  const form = useForm({ defaultValues: { testEmail: useAdmin().user.email } });
  const steps = useStepForm(form, STEP_FIELDS);
  const [result, setResult] = useState<TestResult>(null);
  const { mutateAsync } = useAdminChange(ADMIN_MAIL_CALLS.test, CHANGED);

  async function send(): Promise<void> {
    if ((await steps.checkStep()).length > 0) return;
    const testEmail = normalizeEmail(form.getValues('testEmail'));
    setResult(null);
    await steps.run(() => unlessCancelled(() => mutateAsync({ body: { testEmail } })), {
      onDone: (reply) => {
        if (reply === 'cancelled') return;
        const isLocal = reply.mailMode === 'local';
        setResult(isLocal ? null : { failure: null });
        steps.showNotice({ severity: 'success', text: isLocal ? words.sentLocal : words.sent(testEmail) });
      },
      onFailed: (failure) => {
        setResult({ failure: failure.code });
        steps.showNotice(toFailureNotice(failure, words.failed));
      },
    });
  }

  return (
    <Form onSubmit={() => void send()}>
      <FormHint>{words.intro}</FormHint>
      <FormHint>{copy.via(config.host, config.port, config.username)}</FormHint>
      <FormField
        control={form.control}
        name="testEmail"
        label={words.email}
        autoComplete="email"
        autoFocus
        check={(text) => {
          const problem = checkTestEmail(text);
          return problem === null ? null : copy.problems[problem];
        }}
      />
      <FormNotice notice={steps.notice} />
      {result !== null && <HopList failure={result.failure} />}
      <FormActions>
        <Button size="large" onClick={onBack}>
          {words.back}
        </Button>
        <SubmitButton isBusy={steps.isBusy}>{words.send}</SubmitButton>
      </FormActions>
    </Form>
  );
}
