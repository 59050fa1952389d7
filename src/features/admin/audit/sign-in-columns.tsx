import { styled } from '@mui/material/styles';
import type { SignIn } from '../../../core/contracts/admin-sign-ins.ts';
import type { ListColumn } from '../lists/list-column.ts';
import { copy } from './copy.ts';
import { formatEntryTime } from './entry-time.ts';

const words = copy.signIns;

export const SIGN_IN_COLUMNS: readonly ListColumn<SignIn>[] = [
  {
    id: 'outcome',
    label: words.columns.outcome,
    isName: true,
    render: ({ outcome }) => <Outcome data-ok={outcome === 'ok'}>{words.outcomes[outcome]}</Outcome>,
  },
  {
    id: 'account',
    label: words.columns.account,
    render: ({ username, email, typed }) =>
      username === null ? (
        <Quiet>{words.noAccount(typed)}</Quiet>
      ) : (
        <span>
          {username} <Quiet>{email}</Quiet>
        </span>
      ),
  },
  { id: 'area', label: words.columns.area, render: ({ area }) => words.areas[area] },
  { id: 'at', label: words.columns.at, sort: 'at', render: ({ at }) => <Quiet>{formatEntryTime(at)}</Quiet> },
  { id: 'address', label: words.columns.address, render: ({ address }) => <Quiet>{address}</Quiet> },
  { id: 'device', label: words.columns.device, render: ({ device }) => device || <Quiet>{words.noDevice}</Quiet> },
];

const Outcome = styled('span')(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  '&[data-ok="true"]': { color: theme.vars.palette.success.main },
}));

const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
}));
