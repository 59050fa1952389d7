import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadBlob } from '../../../platform/download.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { ownAccountApi } from '../../../shared/api/own-account-api.ts';
import { callWithToken } from '../../../shared/session/session.ts';
import { useIsMounted } from '../../../shared/use-is-mounted.ts';
import { copy } from '../copy.ts';

const text = copy.ownAccount;

type Outcome = { readonly severity: 'success' | 'error'; readonly text: string };

/** Saves what the server stores about the account as a JSON file. */
export function ExportButton() {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isMounted = useIsMounted();

  async function save(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    const done = await exportData();
    if (!isMounted()) return;
    setIsBusy(false);
    setOutcome(done);
  }

  return (
    <>
      <Button variant="outlined" loading={isBusy} onClick={() => void save()}>
        {text.export}
      </Button>
      {outcome !== null && (
        <Alert severity={outcome.severity} role={outcome.severity === 'error' ? 'alert' : 'status'} sx={{ mt: 1 }}>
          {outcome.text}
        </Alert>
      )}
    </>
  );
}

async function exportData(): Promise<Outcome> {
  try {
    const data = await callWithToken(ownAccountApi.exportAccount);
    const day = new Date(data.exportedAt).toISOString().slice(0, 10);
    const name = `mythinkn-account-${day}.json`;
    downloadBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
    return { severity: 'success', text: text.exported(name) };
  } catch (error) {
    return { severity: 'error', text: describeFailure(toFailure(error), text.exportFailed) };
  }
}
