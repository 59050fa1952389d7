import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { OwnSession } from '../../../core/contracts/sessions.ts';
import { closeAccountDialog } from '../../../shared/session/account-dialogs.ts';
import { signOut } from '../../../shared/session/session.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { copy } from '../copy.ts';
import { EndOthersForm } from './EndOthersForm.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSessions } from './use-sessions.ts';

const text = copy.sessions;

/** The devices on which the user is signed in, each with a button that ends its session. */
export function SessionList() {
  const { state, problem, news, ending, load, end, noteOthersEnded } = useSessions();
  const [isAsking, setIsAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  // The pressed button leaves with its row, and the focus must not leave the dialog with it.
  const endAndKeepFocus = (run: () => void) => {
    list.current?.focus();
    run();
  };
  const endAsking = () => {
    list.current?.focus();
    setIsAsking(false);
  };
  const finishOthers = () => {
    endAsking();
    noteOthersEnded();
  };
  const leave = (session: OwnSession) => {
    if (!session.isCurrent) {
      endAndKeepFocus(() => end(session));
      return;
    }
    closeAccountDialog();
    signOut();
  };

  if (state.step === 'loading') {
    return (
      <Loading role="status">
        <CircularProgress size={24} aria-hidden="true" />
        {text.loading}
      </Loading>
    );
  }
  if (state.step === 'failed') return <ErrorAlert title={state.problem} onRetry={load} />;
  const others = state.sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Intro>{text.intro}</Intro>
      {problem !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <List ref={list} tabIndex={-1} aria-label={text.title}>
        {state.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => leave(session)}
          />
        ))}
      </List>
      {others.length === 0 && <Intro className="below">{text.none}</Intro>}
      {others.length > 0 && isAsking && <EndOthersForm onEnded={finishOthers} onCancel={endAsking} />}
      {others.length > 0 && !isAsking && (
        <Button color="error" variant="outlined" fullWidth onClick={() => setIsAsking(true)} sx={{ mt: 2 }}>
          {text.endOthers}
        </Button>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

const Loading = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  minHeight: 120,
  color: theme.vars.palette.text.secondary,
}));

const Intro = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0, 0, 1),
  color: theme.vars.palette.text.secondary,
  '&.below': { margin: theme.spacing(2, 0, 0) },
}));

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', outline: 'none' });
