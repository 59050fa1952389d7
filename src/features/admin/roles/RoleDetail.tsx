import BackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../core/contracts/admin-roles.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { useAdmin } from '../access/admin-context.ts';
import { copy } from './copy.ts';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import type { KnownCode } from './model/permission-matrix.ts';
import { findEditRefusal } from './model/refusals.ts';
import { RelabelRoleDialog } from './RelabelRoleDialog.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { useChosenRole } from './use-chosen-role.ts';

interface RoleDetailProps {
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly known: readonly KnownCode[] | null;
}

/** One role: its names, its permissions and its members. */
export function RoleDetail({ role, roles, known }: RoleDetailProps) {
  const { user } = useAdmin();
  const { toSearch } = useChosenRole();
  const refusal = findEditRefusal(user, role);
  const labels = useMemo(() => new Map((known ?? []).map(({ code, label }) => [code, label])), [known]);
  return (
    <Sections>
      <div>
        <Link className="back" to={{ search: toSearch(null) }} preventScrollReset>
          <BackIcon fontSize="small" aria-hidden="true" />
          {copy.list.back}
        </Link>
        <Head role={role} roles={roles} labels={labels} />
        {refusal !== null && (
          <Alert severity="info" role="note">
            {copy.readOnly(refusal)}
          </Alert>
        )}
      </div>
      <RolePermissions role={role} known={known} labels={labels} />
      <RoleMembers role={role} />
    </Sections>
  );
}

interface HeadProps extends Pick<RoleDetailProps, 'role' | 'roles'> {
  readonly labels: ReadonlyMap<string, string>;
}

function Head({ role, roles, labels }: HeadProps) {
  const [dialog, setDialog] = useState<'relabel' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const { isDocumented, isEditable, label, name, memberCount, rank } = role;
  return (
    <header>
      <div className="names">
        <h2>{label}</h2>
        <code>{name}</code>
        <span>{isDocumented ? copy.list.documented : copy.list.own}</span>
        <span>{isDocumented ? copy.list.rank(rank) : copy.list.noRank}</span>
        <span>{copy.list.members(memberCount)}</span>
      </div>
      {isEditable && (
        <div className="actions">
          <Button size="small" onClick={() => setDialog('relabel')}>
            {copy.relabel.action}
          </Button>
          {!isDocumented && (
            <Button size="small" color="error" onClick={() => setDialog('remove')}>
              {copy.remove.action}
            </Button>
          )}
        </div>
      )}
      <RelabelRoleDialog isOpen={dialog === 'relabel'} role={role} roles={roles} onClose={close} />
      <DeleteRoleDialog isOpen={dialog === 'remove'} role={role} labels={labels} onClose={close} />
    </header>
  );
}

const Sections = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gap: theme.spacing(3),
    minWidth: 0,
    '& .back': {
      display: 'none',
      alignItems: 'center',
      gap: theme.spacing(0.5),
      width: 'fit-content',
      minHeight: 40,
      color: palette.primary.dark,
      textDecoration: 'none',
    },
    '& > div > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.spacing(1),
      minHeight: 40,
      marginBottom: theme.spacing(1),
    },
    '& .names': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: theme.spacing(0.5, 1.5),
      minWidth: 0,
      ...theme.typography.body2,
      color: palette.text.secondary,
    },
    '& .names h2': { margin: 0, ...theme.typography.h4, color: palette.text.primary, overflowWrap: 'anywhere' },
    '& .names code': { ...theme.mono, overflowWrap: 'anywhere' },
    '& .actions': { display: 'flex' },
    '& h3': { margin: 0, ...theme.typography.h6 },
    [MEDIA.stacked]: { '& .back': { display: 'inline-flex' } },
  };
});
