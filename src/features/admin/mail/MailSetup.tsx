import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { ADMIN_MAIL_CALLS, type EmailConfigReply } from '../../../core/contracts/admin-mail.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { copy as sharedCopy } from '../../../shared/copy.ts';
import { callAdmin } from '../api/call-admin.ts';
import { copy } from './copy.ts';
import { MailSetupForm } from './MailSetupForm.tsx';

interface MailSetupProps {
  /** The settings were saved. */
  readonly onDone: () => void;
  readonly onPostpone: () => void;
}

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'loaded'; readonly config: EmailConfigReply };

/** The step of the gate in which mailing is set up or postponed (doc 1 §4). Reads the saved settings first. */
export function MailSetup({ onDone, onPostpone }: MailSetupProps) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });

  const load = useCallback(async (signal?: AbortSignal) => {
    setLoaded({ state: 'loading' });
    try {
      const config = await callAdmin(ADMIN_MAIL_CALLS.read, {}, signal === undefined ? {} : { signal });
      if (signal?.aborted !== true) setLoaded({ state: 'loaded', config });
    } catch (error) {
      if (signal?.aborted === true) return;
      setLoaded({ state: 'failed', words: describeFailure(toFailure(error), copy.setup.loadFailed) });
    }
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  if (loaded.state === 'loading') return <p role="status">{copy.setup.loading}</p>;
  if (loaded.state === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={() => void load()}>{sharedCopy.retry}</Button>}>
        {loaded.words}
      </Alert>
    );
  }
  return <MailSetupForm config={loaded.config} onDone={onDone} onPostpone={onPostpone} />;
}
