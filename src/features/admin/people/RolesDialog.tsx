import { useState } from 'react';
import type { PeopleChoices, PersonDetails } from '../../../core/contracts/admin-people.ts';
import { z } from '../../../core/schema.ts';
import type { Failure } from '../../../shared/api/failure.ts';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { Form, FormActions } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { readPresent, toConflictNotice } from '../api/conflict.ts';
import { ChoicesNeeded } from './ChoicesNeeded.tsx';
import { copy } from './copy.ts';
import { compareRoles, labelOfRole, toRoleOptions } from './model/role-options.ts';
import { areSameRoles } from './model/role-problem.ts';
import { type PeopleKind, useActor } from './people-kind.ts';
import { RightsPreview } from './RightsPreview.tsx';
import { RoleCheckboxes } from './RoleCheckboxes.tsx';
import { usePeopleSaving } from './use-people-saving.ts';

interface RolesDialogProps {
  readonly kind: PeopleKind;
  readonly person: PersonDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const words = copy.roles;

/** The roles of one account, with a preview of the rights that a choice gives and takes. */
export function RolesDialog({ kind, person, isOpen, onClose }: RolesDialogProps) {
  const close = useAskedClose(words.unsaved, onClose);
  return (
    <FormDialog isOpen={isOpen} title={words.title(person.username)} onClose={close} width="sm">
      <ChoicesNeeded>
        {(choices) => <RolesForm kind={kind} person={person} choices={choices} onDone={onClose} />}
      </ChoicesNeeded>
    </FormDialog>
  );
}

interface RolesFormProps {
  readonly kind: PeopleKind;
  readonly person: PersonDetails;
  readonly choices: PeopleChoices;
  readonly onDone: () => void;
}

function RolesForm({ kind, person, choices, onDone }: RolesFormProps) {
  const actor = useActor(kind);
  const { roles } = choices;
  // What the person had when the dialog was opened, or what somebody else has made of it since.
  const [before, setBefore] = useState<readonly string[]>(person.roles);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const [isChecked, setIsChecked] = useState(false);
  const { save, notice, showNotice, isBusy } = usePeopleSaving(kind.calls.setRoles, words.failed, (id) =>
    id === person.id ? person.username : labelOfRole(roles, id),
  );
  const isChanged = !areSameRoles(before, chosen);
  const change = compareRoles(roles, before, chosen);
  const problem = isChecked && chosen.length === 0 ? words.none : null;
  useUnsavedWork(isChanged ? words.unsaved : null);

  async function submit() {
    setIsChecked(true);
    if (chosen.length === 0) return;
    if (!isChanged) return onDone();
    if (change.moves !== null && !(await askToMove(change.moves))) return;
    const request = { params: { id: person.id }, body: { roles: [...chosen], expected: [...before] } };
    const done = await save(request, words.done(person.username), showConflict);
    if (done !== 'failed') onDone();
  }

  /** Both states, and a preview of what the choice changes now. */
  function showConflict(failure: Failure): boolean {
    const present = readPresent(failure, z.array(z.string()));
    if (present === null) return false;
    const toLabels = (names: readonly string[]) => words.all(names.map((name) => labelOfRole(roles, name)));
    setBefore(present);
    showNotice(toConflictNotice(toLabels(present), toLabels(chosen)));
    return true;
  }

  /** Administrators are made and unmade in two steps. */
  function askToMove(moves: 'to-admins' | 'to-users'): Promise<boolean> {
    return confirm({
      title: words.questions[moves](person),
      body: copy.together([words.moves[moves], words.effect]),
      confirmLabel: words.confirms[moves],
    });
  }

  return (
    <Form onSubmit={() => void submit()}>
      <RoleCheckboxes
        options={toRoleOptions(actor, roles, before)}
        chosen={chosen}
        problem={problem}
        onChange={setChosen}
      />
      {isChanged && <RightsPreview change={change} choices={choices} />}
      <FormNotice notice={notice} />
      <FormActions>
        <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
