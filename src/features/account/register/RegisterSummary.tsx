import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';

interface RegisterSummaryProps {
  readonly email: string;
  readonly username: string;
}

/** The data of the account that will be created. */
export function RegisterSummary({ email, username }: RegisterSummaryProps) {
  return (
    <Box>
      <p>{copy.register.confirm}</p>
      <dl>
        <dt>{copy.fields.email}</dt>
        <dd>{email}</dd>
        <dt>{copy.fields.username}</dt>
        <dd>{username}</dd>
      </dl>
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  '& p': { margin: theme.spacing(0, 0, 1.5), color: theme.vars.palette.text.secondary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: theme.spacing(1, 2),
    margin: theme.spacing(0, 0, 1.5),
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
