import { styled } from '@mui/material/styles';
import { actionStyle } from '../../../shared/ui/action-style.ts';
import { copy } from '../words.ts';

/** The place of the next contributor. `to` is the anchor of the ways to take part. */
export function EmptyPlaque({ to }: { readonly to: string }) {
  return (
    <Board>
      <svg width="64" viewBox="0 0 64 88" fill="none" stroke="currentColor" strokeDasharray="3 5" aria-hidden="true">
        <path d="M12 0l16 42M52 0L36 42M28 0l4 12 4-12" strokeWidth="1.5" />
        <circle cx="32" cy="60" r="26" strokeWidth="1.5" />
        <path d="M32 52v16M24 60h16" strokeWidth="2.25" strokeLinecap="round" strokeDasharray="none" />
      </svg>
      <h3>{copy.next.title}</h3>
      <p>{copy.next.line}</p>
      <Action href={`#${to}`} data-kind="outlined">
        {copy.next.action}
      </Action>
    </Board>
  );
}

const Board = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0, 3, 4),
  border: `1.5px dashed ${theme.vars.palette.control}`,
  borderRadius: theme.radius.panel,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '& h3': { ...theme.typography.h4, margin: theme.spacing(3, 0, 0), color: theme.vars.palette.text.primary },
  '& p': { margin: theme.spacing(0, 0, 1.5) },
}));

const Action = styled('a')(actionStyle);
