import LockIcon from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { PrivateFailure } from '../model/room-state.ts';
import { copy } from '../words.ts';

interface PrivateLineProps {
  /** The device that the message is for; null for this one. */
  readonly only: string | null;
  /** The leading device that passes it on. */
  readonly relayedBy: string | null;
  readonly failure?: PrivateFailure | null;
  /** A button. */
  readonly children?: ReactNode;
}

const words = copy.private;

/** Says of a message for one device whom it is for, who else can read it, and why it has not arrived. */
export function PrivateLine({ only, relayedBy, failure = null, children }: PrivateLineProps) {
  return (
    <Line data-failed={failure !== null}>
      <LockIcon fontSize="inherit" aria-hidden="true" />
      <span>{only === null ? words.received : words.mine(only)}</span>
      {relayedBy !== null && <span>{words.relayed(relayedBy)}</span>}
      {failure !== null && <span role="status">{words.failures[failure]}</span>}
      {children}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& [role="status"]': { color: theme.vars.palette.error.main },
}));
