import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { GLASS, WATER_TEXT } from '../../../shared/flock/palette.ts';
import { RESTORE_PATIENCE_MS } from '../constants.ts';
import { GLASS_SHADOW } from '../palette.ts';
import { copy, type FlockErrorCode } from '../words.ts';
import type { PondState } from './use-pond.ts';
import type { PondStatus } from './use-pond-status.ts';
import { WaterNote } from './WaterNote.tsx';

interface FlockNoticeProps {
  readonly pond: PondState;
  readonly status: PondStatus | null;
  readonly shape: FlockShape;
  readonly prefersReducedMotion: boolean;
  /** Whether a game is being played; hints then stay hidden, failures do not. */
  readonly isQuiet: boolean;
  readonly onRetry: () => void;
}

/** Explains why there is no picture, or not the usual one, and offers a way out. */
export function FlockNotice({ pond, status, shape, prefersReducedMotion, isQuiet, onRetry }: FlockNoticeProps) {
  const isContextLost = status !== null && status !== 'lost' && !status.canDraw;
  const isOverdue = useOverdue(isContextLost);
  const [isDismissed, setDismissed] = useState(false);

  const failure = failureOf(pond, status, isOverdue);
  if (failure !== null) {
    return (
      <Middle>
        <Failure role="alert" data-color-scheme="dark">
          <h2>{copy.errorTitle}</h2>
          <p>{copy.errors[failure]}</p>
          <Button variant="contained" onClick={onRetry}>
            {copy.retry}
          </Button>
        </Failure>
      </Middle>
    );
  }
  if (pond.step === 'starting')
    return (
      <Middle role="status">
        <Words>{copy.notices.starting}</Words>
      </Middle>
    );
  if (isContextLost)
    return (
      <Middle role="status">
        <Words>{copy.notices.lost}</Words>
      </Middle>
    );

  const hint = hintOf(status, prefersReducedMotion ? shape : null);
  if (hint === null || isQuiet || isDismissed) return null;
  return <WaterNote onClose={{ label: copy.notices.dismiss, close: () => setDismissed(true) }}>{hint}</WaterNote>;
}

function failureOf(pond: PondState, status: PondStatus | null, isOverdue: boolean): FlockErrorCode | null {
  if (pond.step === 'failed') return pond.code;
  if (status === 'lost') return 'worker-unavailable';
  return isOverdue ? 'context-lost' : null;
}

/** `calm` is the shape that swims slowly; null for a pond at its usual pace. */
function hintOf(status: PondStatus | null, calm: FlockShape | null): string | null {
  if (status !== null && status !== 'lost' && status.renderer === 'canvas2d') return copy.notices.plain;
  return calm === null ? null : copy.notices.calm(calm);
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

/** On glass: sky and water are not dark at every hour. */
const Words = styled('span')(({ theme }) => ({
  padding: theme.spacing(1, 2.5),
  borderRadius: theme.radius.full,
  background: GLASS,
}));

const Failure = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: theme.radius.panel,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: GLASS,
  boxShadow: GLASS_SHADOW,
  color: theme.vars.palette.text.primary,
  '& h2': { ...theme.typography.h6, margin: theme.spacing(0, 0, 1) },
  '& p': { margin: theme.spacing(0, 0, 2.5), lineHeight: 1.7 },
  '& button': { whiteSpace: 'nowrap' },
}));
