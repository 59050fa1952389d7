import AddIcon from '@mui/icons-material/Add';
import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../core/contracts/admin-roles.ts';
import { tint } from '../../../shared/look/tint.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { CreateRoleDialog } from './CreateRoleDialog.tsx';
import { copy } from './copy.ts';
import { hasEffect, type RoleDraft } from './model/role-draft.ts';
import { useRoleDrafts } from './role-drafts.ts';
import { useChosenRole } from './use-chosen-role.ts';

interface RoleListProps {
  /** From the highest rank down. */
  readonly roles: readonly Role[];
  readonly chosen: string | null;
}

const words = copy.list;

/** The documented roles and those of this installation, as links. */
export function RoleList({ roles, chosen }: RoleListProps) {
  const [isCreating, setIsCreating] = useState(false);
  const { choose } = useChosenRole();
  const own = roles.filter(({ isDocumented }) => !isDocumented);
  return (
    <Nav aria-label={words.label}>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setIsCreating(true)}>
        {words.create}
      </Button>
      <Part title={words.ownWithoutRank} roles={own} chosen={chosen} />
      {own.length === 0 && <p>{words.noOwn}</p>}
      <Part title={words.documented} roles={roles.filter(({ isDocumented }) => isDocumented)} chosen={chosen} />
      <CreateRoleDialog
        isOpen={isCreating}
        roles={roles}
        onClose={() => setIsCreating(false)}
        onCreated={(name) => choose(name)}
      />
    </Nav>
  );
}

function Part({ title, roles, chosen }: RoleListProps & { readonly title: string }) {
  const drafts = useRoleDrafts();
  const { toSearch } = useChosenRole();
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {roles.map((role) => (
          <li key={role.name}>
            <Link
              to={{ search: toSearch(role.name) }}
              preventScrollReset
              {...(role.name === chosen ? { 'aria-current': 'true' } : {})}
            >
              <Row role={role} draft={drafts[role.name]} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ role, draft }: { readonly role: Role; readonly draft: RoleDraft | undefined }) {
  return (
    <>
      <strong>
        {role.label}
        {!role.isEditable && (
          <>
            <LockIcon fontSize="inherit" aria-hidden="true" />
            <VisuallyHidden>{words.readOnly}</VisuallyHidden>
          </>
        )}
      </strong>
      <span className="count">{words.members(role.memberCount)}</span>
      <code>{role.name}</code>
      {role.isDocumented && <span className="rank">{words.rank(role.rank)}</span>}
      {draft !== undefined && hasEffect(draft, role.permissions) && <em>{words.changed}</em>}
    </>
  );
}

const Nav = styled('nav')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gap: theme.spacing(1),
    minWidth: 0,
    ...theme.typography.body2,
    '& h2': { margin: theme.spacing(1, 1.5, 0), ...theme.typography.caption, color: palette.text.secondary },
    '& p': { margin: theme.spacing(0, 1.5), color: palette.text.secondary },
    '& ul': { display: 'grid', gap: theme.spacing(0.25), margin: 0, padding: 0, listStyle: 'none' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.spacing(1),
      padding: theme.spacing(0.75, 1.5),
      borderRadius: theme.radius.control,
      color: palette.text.primary,
      textDecoration: 'none',
    },
    '& a:hover': { background: palette.action.hover },
    '& a[aria-current]': { background: tint(palette.primary.main, 10) },
    '& a[aria-current] strong': { color: palette.primary.dark },
    '& strong': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5), overflowWrap: 'anywhere' },
    '& code': {
      ...theme.mono,
      ...theme.typography.caption,
      fontFamily: theme.mono.fontFamily,
      overflowWrap: 'anywhere',
    },
    '& code, & .rank, & .count': { color: palette.text.secondary },
    '& .rank, & .count': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& .rank': theme.typography.caption,
    '& em': { gridColumn: '1 / -1', fontStyle: 'normal', color: palette.warning.main },
  };
});
