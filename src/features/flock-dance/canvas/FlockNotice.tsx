import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { WATER_TEXT } from '../../../shared/flock/palette.ts';
import { RESTORE_PATIENCE_MS } from '../constants.ts';
import { copy, type FlockErrorCode } from '../words.ts';
import type { PondState } from './use-pond.ts';
import type { PondStatus } from './use-pond-status.ts';

interface FlockNoticeProps {
  readonly pond: PondState;
  readonly status: PondStatus | null;
  readonly prefersReducedMotion: boolean;
  /** Whether a game is being played; hints then stay hidden, failures do not. */
  readonly isQuiet: boolean;
  readonly onRetry: () => void;
}

/** Explains why there is no picture, or not the usual one, and offers a way out. */
export function FlockNotice({ pond, status, prefersReducedMotion, isQuiet, onRetry }: FlockNoticeProps) {
  const isContextLost = status !== null && status !== 'lost' && !status.canDraw;
  const isOverdue = useOverdue(isContextLost);
  const [isDismissed, setDismissed] = useState(false);

  const failure = failureOf(pond, status, isOverdue);
  if (failure !== null) {
    return (
      <Middle>
        <Alert
          severity="error"
          variant="filled"
          action={
            <Button color="inherit" variant="outlined" size="small" onClick={onRetry}>
              {copy.retry}
            </Button>
          }
        >
          <AlertTitle>{copy.errorTitle}</AlertTitle>
          {copy.errors[failure]}
        </Alert>
      </Middle>
    );
  }
  if (pond.step === 'starting') return <Middle role="status">{copy.notices.starting}</Middle>;
  if (isContextLost) return <Middle role="status">{copy.notices.lost}</Middle>;

  const hint = hintOf(status, prefersReducedMotion);
  if (hint === null || isQuiet || isDismissed) return null;
  return (
    <Alert
      severity="info"
      variant="filled"
      onClose={() => setDismissed(true)}
      closeText={copy.notices.dismiss}
      data-color-scheme="light"
    >
      {hint}
    </Alert>
  );
}

function failureOf(pond: PondState, status: PondStatus | null, isOverdue: boolean): FlockErrorCode | null {
  if (pond.step === 'failed') return pond.code;
  if (status === 'lost') return 'worker-unavailable';
  return isOverdue ? 'context-lost' : null;
}

function hintOf(status: PondStatus | null, prefersReducedMotion: boolean): string | null {
  if (status !== null && status !== 'lost' && status.renderer === 'canvas2d') return copy.notices.plain;
  return prefersReducedMotion ? copy.notices.calm : null;
}

/** True once `isWaiting` has lasted longer than `RESTORE_PATIENCE_MS`. */
function useOverdue(isWaiting: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(true), RESTORE_PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isWaiting]);
  return isOverdue;
}

const Middle = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: theme.spacing(2),
  color: WATER_TEXT,
  fontSize: 15,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', maxWidth: 520 },
}));
