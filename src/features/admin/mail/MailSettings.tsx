import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_ACCESS_CALLS } from '../../../core/contracts/admin-access.ts';
import { ADMIN_MAIL_CALLS } from '../../../core/contracts/admin-mail.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { callAdmin } from '../api/call-admin.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';
import { MailSetupForm } from './MailSetupForm.tsx';
import { unlessCancelled } from './unless-cancelled.ts';

/** The mail settings after the first run. Settings of the environment cannot be changed here. */
export function MailSettings() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useAdminQuery(ADMIN_MAIL_CALLS.read, {});
  const [saved, setSaved] = useState(0);

  async function startOver(): Promise<void> {
    void client.invalidateQueries({ queryKey: [ADMIN_ACCESS_CALLS.setup.id] });
    await client.invalidateQueries({ queryKey: [ADMIN_MAIL_CALLS.read.id] });
    setSaved(saved + 1);
  }

  if (data === undefined) {
    if (error !== null && !isFetching) {
      return (
        <ErrorAlert title={copy.config.loadFailed} onRetry={() => void refetch()}>
          {describeFailure(toFailure(error))}
        </ErrorAlert>
      );
    }
    return (
      <>
        <VisuallyHidden role="status">{copy.config.loading}</VisuallyHidden>
        <Skeleton variant="rounded" height={320} />
      </>
    );
  }
  if (data.source === 'environment') return <Alert severity="info">{copy.config.environment}</Alert>;
  // A new key shows the saved settings, with an empty field for the password.
  return (
    <>
      <MailSetupForm key={saved} config={data} onDone={() => void startOver()} />
      {data.source === 'saved' && <ToLocal onDone={() => void startOver()} />}
    </>
  );
}

/** The way back to mails that stay on the server, for settings that turned out to be wrong. */
function ToLocal({ onDone }: { readonly onDone: () => void }) {
  const text = copy.settings;

  async function returnToLocal(): Promise<void> {
    if (!(await confirm(text.toLocalQuestion))) return;
    try {
      const outcome = await unlessCancelled(() => callAdmin(ADMIN_MAIL_CALLS.useLocal, {}));
      if (outcome === 'cancelled') return;
      showToast(text.localNow, { severity: 'success' });
      onDone();
    } catch (error) {
      showToast(describeFailure(toFailure(error), copy.setup.saveFailed), { severity: 'error' });
    }
  }

  return (
    <Button color="error" onClick={() => void returnToLocal()}>
      {text.toLocal}
    </Button>
  );
}
