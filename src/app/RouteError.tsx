import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { AppError } from '../core/errors.ts';
import { PORTAL_PATH } from '../core/paths.ts';
import { FILE_LOAD_FAILED } from '../shared/lazy/load-twice.ts';
import { actionStyle } from '../shared/ui/action-style.ts';
import { copy } from './copy.ts';
import { StartSignal } from './StartSignal.tsx';

interface RouteErrorProps {
  readonly error: unknown;
  readonly toolName: string;
  readonly onRetry: () => void;
}

/** Replaces a tool that failed: says what happened, which data are safe and how to continue. */
export function RouteError({ error, toolName, onRetry }: RouteErrorProps) {
  const words = isLoadFailure(error)
    ? copy.error.load
    : { title: copy.error.crash.title(toolName), advice: copy.error.crash.advice };
  return (
    <ErrorPage>
      <div role="alert">
        <h1>{words.title}</h1>
        <p>{copy.error.safe}</p>
        <p>{words.advice}</p>
      </div>
      <Actions>
        <ActionButton type="button" data-kind="main" onClick={onRetry}>
          {copy.error.retry}
        </ActionButton>
        <ActionButton type="button" data-kind="outlined" onClick={() => window.location.reload()}>
          {copy.error.reload}
        </ActionButton>
        <ActionLink to={PORTAL_PATH}>{copy.error.home}</ActionLink>
      </Actions>
      <details>
        <summary>{copy.error.details}</summary>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </details>
      <StartSignal />
    </ErrorPage>
  );
}

function isLoadFailure(error: unknown): boolean {
  return error instanceof AppError && error.code === FILE_LOAD_FAILED;
}

export const ErrorPage = styled('main')(({ theme }) => ({
  maxWidth: 560,
  margin: '0 auto',
  padding: theme.spacing(16, 3, 6),
  '& h1': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
  '& p': { margin: theme.spacing(0, 0, 1), color: theme.vars.palette.text.secondary },
  '& details': { marginTop: theme.spacing(4), color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  '& summary': { cursor: 'pointer' },
  '& code': { display: 'block', marginTop: theme.spacing(1), overflowWrap: 'anywhere' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(3),
}));

export const ActionButton = styled('button')(actionStyle);

const ActionLink = styled(Link)(actionStyle);
