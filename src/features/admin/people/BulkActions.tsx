import MoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { useAdmin } from '../access/admin-context.ts';
import { BulkRoleDialog } from './BulkRoleDialog.tsx';
import { type BulkAction, copy } from './copy.ts';
import type { PeopleKind } from './people-kind.ts';
import { useBulk } from './use-bulk.ts';
import type { PeopleSelectionControl } from './use-people-selection.ts';

interface BulkActionsProps {
  readonly kind: PeopleKind;
  readonly selection: PeopleSelectionControl;
}

type PlainAction = Exclude<BulkAction, 'addRole' | 'removeRole'>;
type RoleAction = Exclude<BulkAction, PlainAction>;

const words = copy.bulk;
const DESTRUCTIVE: readonly BulkAction[] = ['disable', 'delete'];

/** What can be done with the selected accounts. Deleting is the last entry of a menu, apart from the rest. */
export function BulkActions({ kind, selection }: BulkActionsProps) {
  const { user } = useAdmin();
  const bulk = useBulk(kind, selection);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [roleAction, setRoleAction] = useState<RoleAction | null>(null);
  const people = [...selection.people.values()];

  async function askAndRun(action: PlainAction): Promise<void> {
    setAnchor(null);
    const ids = people.map(({ id }) => id);
    const isOwnIncluded = selection.people.has(user.id);
    const names = words.subjects(people.map(({ username }) => username));
    const isConfirmed = await confirm({
      title: words.question(action, ids.length),
      body: copy.together([names, words.bodies[action], isOwnIncluded ? words.ownIncluded : '']),
      confirmLabel: words.confirm(action, ids.length),
      isDestructive: DESTRUCTIVE.includes(action),
    });
    if (isConfirmed) await bulk.run({ action, ids });
  }

  const chooseRole = (action: RoleAction) => {
    setAnchor(null);
    setRoleAction(action);
  };
  const item = (action: PlainAction) => (
    <MenuItem onClick={() => void askAndRun(action)} sx={action === 'delete' ? { color: 'error.main' } : null}>
      {words.actions[action]}
    </MenuItem>
  );
  return (
    <>
      <Button onClick={() => void askAndRun('enable')}>{words.actions.enable}</Button>
      <Button onClick={() => void askAndRun('disable')}>{words.actions.disable}</Button>
      <Button onClick={() => chooseRole('addRole')}>{words.actions.addRole}</Button>
      <Button
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.more}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => chooseRole('removeRole')}>{words.actions.removeRole}</MenuItem>
        {item('unlock')}
        {item('endSessions')}
        <Divider />
        {item('delete')}
      </Menu>
      {bulk.problem !== null && roleAction === null && (
        <ErrorAlert title={words.failed} onClose={bulk.clearProblem}>
          {bulk.problem}
        </ErrorAlert>
      )}
      <BulkRoleDialog
        kind={kind}
        action={roleAction}
        people={people}
        isBusy={bulk.isBusy}
        problem={bulk.problem}
        onApply={async (action, role) => {
          if (await bulk.run({ action, role, ids: people.map(({ id }) => id) })) setRoleAction(null);
        }}
        onClose={() => setRoleAction(null)}
      />
    </>
  );
}
