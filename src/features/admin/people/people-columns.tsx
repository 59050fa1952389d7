import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from 'react-router-dom';
import type { ListedPerson, RoleChoice } from '../../../core/contracts/admin-people.ts';
import { createDateFormat } from '../../../core/text/date-format.ts';
import type { ListColumn } from '../lists/list-column.ts';
import { copy } from './copy.ts';
import { RoleChips } from './RoleChips.tsx';
import { StatusChip } from './StatusChip.tsx';

interface ColumnContext {
  readonly roles: readonly RoleChoice[];
  readonly ownId: string;
  /** The link that opens an account. */
  readonly linkTo: (id: string) => Pick<LinkProps, 'to' | 'state'>;
}

const TIME = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const words = copy.columns;

export function createPeopleColumns({ roles, ownId, linkTo }: ColumnContext): readonly ListColumn<ListedPerson>[] {
  return [
    {
      id: 'username',
      label: words.name,
      sort: 'username',
      isName: true,
      render: ({ id, username }) => (
        <span>
          <NameLink {...linkTo(id)} preventScrollReset>
            {username}
          </NameLink>
          {id === ownId && <Own>{copy.you}</Own>}
        </span>
      ),
    },
    { id: 'email', label: words.email, sort: 'email', render: ({ email }) => email },
    { id: 'roles', label: words.roles, render: (person) => <RoleChips names={person.roles} roles={roles} /> },
    {
      id: 'status',
      label: words.status,
      render: ({ status, isLocked }) => <StatusChip status={status} isLocked={isLocked} />,
    },
    {
      id: 'createdAt',
      label: words.created,
      sort: 'createdAt',
      render: ({ createdAt }) => <Time>{TIME.format(createdAt)}</Time>,
    },
    {
      id: 'lastLoginAt',
      label: words.lastLogin,
      sort: 'lastLoginAt',
      render: ({ lastLoginAt }) => <Time>{lastLoginAt === null ? copy.never : TIME.format(lastLoginAt)}</Time>,
    },
  ];
}

const NameLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.primary.dark,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

const Own = styled('span')(({ theme }) => ({
  marginInlineStart: theme.spacing(1),
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

const Time = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));
