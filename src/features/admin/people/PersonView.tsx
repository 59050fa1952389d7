import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PersonDetails } from '../../../core/contracts/admin-people.ts';
import { ADMIN_PATH } from '../../../core/paths.ts';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { useAdmin } from '../access/admin-context.ts';
import { copy } from './copy.ts';
import { EditDialog } from './EditDialog.tsx';
import { findPersonObstacle, mayChangeRoles } from './model/person-actions.ts';
import { PermissionGroups } from './PermissionGroups.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { type PeopleKind, useActor } from './people-kind.ts';
import { RoleChips } from './RoleChips.tsx';
import { RolesDialog } from './RolesDialog.tsx';
import { StatusChip } from './StatusChip.tsx';
import { usePeopleChoices } from './use-people-choices.ts';

interface PersonViewProps {
  readonly kind: PeopleKind;
  readonly person: PersonDetails;
  readonly onRemoved: () => void;
}

const words = copy.details;

/** One account: who it is, what it may do, and what can be done with it. */
export function PersonView({ kind, person, onRemoved }: PersonViewProps) {
  const actor = useActor(kind);
  const { can } = useAdmin();
  const { choices, roles } = usePeopleChoices();
  const [open, setOpen] = useState<'edit' | 'roles' | null>(null);
  const obstacle = findPersonObstacle(actor, person);
  const close = () => setOpen(null);
  return (
    <>
      <Who>
        <div>
          <h3>{person.username}</h3>
          <p>{person.email}</p>
        </div>
        <StatusChip status={person.status} />
      </Who>
      {obstacle !== null && <Reason>{copy.personObstacles[obstacle]}</Reason>}
      <PersonFacts person={person} />
      {obstacle === null && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<EditIcon />}
          onClick={() => setOpen('edit')}
          sx={{ justifySelf: 'start' }}
        >
          {words.edit}
        </Button>
      )}
      <ControlSection
        label={copy.columns.roles}
        level={3}
        action={
          mayChangeRoles(actor, person) && (
            <Button size="small" onClick={() => setOpen('roles')}>
              {words.roles}
            </Button>
          )
        }
      >
        <RoleChips names={person.roles} roles={roles} />
        {obstacle === null && person.id === actor.id && <Reason>{words.ownRoles}</Reason>}
      </ControlSection>
      <ControlSection
        label={words.permissions}
        level={3}
        action={
          can('ADMIN:PERMISSION:MANAGE') && (
            <Button size="small" component={Link} to={toInspector(person.id)}>
              {words.explain}
            </Button>
          )
        }
      >
        <PermissionGroups codes={person.permissions} choices={choices} />
      </ControlSection>
      {obstacle === null && <PersonActions kind={kind} actor={actor} person={person} onRemoved={onRemoved} />}
      <EditDialog kind={kind} person={person} isOpen={open === 'edit'} onClose={close} />
      <RolesDialog kind={kind} person={person} isOpen={open === 'roles'} onClose={close} />
    </>
  );
}

/** The inspector that explains the rights of an account. */
function toInspector(id: string): string {
  return `${ADMIN_PATH}/permissions?${new URLSearchParams({ tab: 'permissions', user: id })}`;
}

const Who = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  overflowWrap: 'anywhere',
  '& h3': { margin: 0, ...theme.typography.h5 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Reason = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
