import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { isAdministrator } from '../../../core/auth/grant-rules.ts';
import type { PeopleChoices, Person } from '../../../core/contracts/admin-people.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { ChoicesNeeded } from './ChoicesNeeded.tsx';
import { copy } from './copy.ts';
import { findLeftWithout, toBulkRoles } from './model/bulk-roles.ts';
import { labelOfRole, toRoleOptions } from './model/role-options.ts';
import { type PeopleKind, useActor } from './people-kind.ts';

type RoleAction = 'addRole' | 'removeRole';

interface BulkRoleDialogProps {
  readonly kind: PeopleKind;
  /** Null while the dialog is closed. */
  readonly action: RoleAction | null;
  readonly people: readonly Person[];
  readonly isBusy: boolean;
  /** Why the last attempt changed nothing. */
  readonly problem: string | null;
  readonly onApply: (action: RoleAction, role: string) => Promise<void>;
  readonly onClose: () => void;
}

const words = copy.bulk;

/** Chooses the role that several accounts get or lose. Its button names both, so it is the confirmation too. */
export function BulkRoleDialog(props: BulkRoleDialogProps) {
  const { action, people, onClose } = props;
  const [last, setLast] = useState<RoleAction>('addRole');
  // The dialog keeps its words while it closes.
  if (action !== null && action !== last) setLast(action);
  const shown = action ?? last;
  const title = shown === 'addRole' ? words.roleTitle(shown, people.length) : words.removeTitle(people.length);
  return (
    <FormDialog isOpen={action !== null} title={title} onClose={onClose}>
      <ChoicesNeeded>{(choices) => <BulkRoleForm {...props} action={shown} choices={choices} />}</ChoicesNeeded>
    </FormDialog>
  );
}

type BulkRoleFormProps = BulkRoleDialogProps & { readonly action: RoleAction; readonly choices: PeopleChoices };

function BulkRoleForm({ kind, action, people, isBusy, problem, onApply, choices: { roles } }: BulkRoleFormProps) {
  const actor = useActor(kind);
  const [role, setRole] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const offered = toBulkRoles(toRoleOptions(actor, roles), action, people);
  const leftWithout = action === 'removeRole' ? findLeftWithout(people, role) : [];
  const label = labelOfRole(roles, role);
  return (
    <Form
      onSubmit={() => {
        setIsChecked(true);
        if (role !== '') void onApply(action, role);
      }}
    >
      <FormHint>
        {copy.together([words.subjects(people.map(({ username }) => username)), words.bodies[action]])}
      </FormHint>
      <SelectField
        label={words.role}
        value={role}
        options={offered.map((option) => ({ value: option.role.name, label: option.role.label }))}
        hint={isChecked && role === '' ? words.chooseRole : null}
        onChange={setRole}
      />
      {isAdministrator({ roles: [role] }) && <Alert severity="warning">{words.moves[action]}</Alert>}
      {leftWithout.length > 0 && (
        <Alert severity="warning">{words.leavesNothing(leftWithout.map(({ username }) => username))}</Alert>
      )}
      {problem !== null && <ErrorAlert title={words.failed}>{problem}</ErrorAlert>}
      <FormActions>
        <SubmitButton isBusy={isBusy}>
          {role === '' ? words.actions[action] : words.apply(action, label, people.length)}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
