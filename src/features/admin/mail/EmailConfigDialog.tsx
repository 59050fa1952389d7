import { useState } from 'react';
import { ADMIN_MAIL_CALLS } from '../../../core/contracts/admin-mail.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { StepList } from '../../../shared/forms/StepList.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';
import { EmailConfigView } from './EmailConfigView.tsx';
import { EmailTestForm } from './EmailTestForm.tsx';

const words = copy.config;

interface EmailConfigDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The mail settings in effect, read-only, and a test mail with them (doc 1 §2.6). */
export function EmailConfigDialog({ isOpen, onClose }: EmailConfigDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={words.title} onClose={onClose} width="sm">
      <Steps onClose={onClose} />
    </FormDialog>
  );
}

function Steps({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useAdminQuery(ADMIN_MAIL_CALLS.read, {});
  const [step, setStep] = useState(0);
  if (data === undefined) {
    if (error === null || isFetching) return <p role="status">{words.loading}</p>;
    return (
      <ErrorAlert title={words.loadFailed} onRetry={() => void refetch()}>
        {describeFailure(toFailure(error))}
      </ErrorAlert>
    );
  }
  return (
    <>
      <StepList steps={words.steps} current={step} />
      {step === 0 ? (
        <EmailConfigView config={data} onNext={() => setStep(1)} onLeave={onClose} />
      ) : (
        <EmailTestForm config={data} onBack={() => setStep(0)} />
      )}
    </>
  );
}
