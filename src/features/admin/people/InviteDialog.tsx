import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isAdministrator } from '../../../core/auth/grant-rules.ts';
import type { PeopleChoices } from '../../../core/contracts/admin-people.ts';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { ChoicesNeeded } from './ChoicesNeeded.tsx';
import { copy } from './copy.ts';
import { type PersonValues, toPerson } from './model/person-form.ts';
import { labelOfRole, toRoleOptions } from './model/role-options.ts';
import { areSameRoles, findRoleProblem } from './model/role-problem.ts';
import { PersonFields } from './PersonFields.tsx';
import { type PeopleKind, useActor } from './people-kind.ts';
import { RoleCheckboxes } from './RoleCheckboxes.tsx';
import { toFieldError } from './to-field-error.ts';
import { usePeopleSaving } from './use-people-saving.ts';

interface InviteDialogProps {
  readonly kind: PeopleKind;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const words = copy.create;
/** The role that a new account most probably gets. */
const INITIAL_ROLES = { users: ['USER'], admins: ['ADMIN'] } as const;
const EMPTY: PersonValues = { email: '', username: '' };

/** A new account. Its owner sets the password with a mailed invitation. */
export function InviteDialog({ kind, isOpen, onClose }: InviteDialogProps) {
  const close = useAskedClose(words.unsaved, onClose);
  return (
    <FormDialog isOpen={isOpen} title={kind.words.create} onClose={close} width="sm">
      <ChoicesNeeded>{(choices) => <InviteForm kind={kind} choices={choices} onDone={onClose} />}</ChoicesNeeded>
    </FormDialog>
  );
}

interface InviteFormProps {
  readonly kind: PeopleKind;
  readonly choices: PeopleChoices;
  readonly onDone: () => void;
}

function InviteForm({ kind, choices: { roles, mailMode }, onDone }: InviteFormProps) {
  const actor = useActor(kind);
  const form = useForm<PersonValues>({ defaultValues: EMPTY });
  const [chosen, setChosen] = useState<readonly string[]>(INITIAL_ROLES[kind.id]);
  const [isChecked, setIsChecked] = useState(false);
  const { save, notice, isBusy } = usePeopleSaving(kind.calls.create, words.failed, (id) => labelOfRole(roles, id));
  const isTouched = form.formState.isDirty || !areSameRoles(chosen, INITIAL_ROLES[kind.id]);
  useUnsavedWork(isTouched ? words.unsaved : null);
  const problem = findRoleProblem(kind.id, chosen);
  // Administrators are invited from their own list.
  const options = toRoleOptions(actor, roles).filter(
    ({ role: { name } }) => kind.id === 'admins' || !isAdministrator({ roles: [name] }),
  );

  async function submit() {
    setIsChecked(true);
    const isValid = await form.trigger(undefined, { shouldFocus: true });
    if (!isValid || problem !== null) return;
    const person = toPerson(form.getValues());
    const request = { body: { ...person, roles: [...chosen] } };
    const reply = await save(request, words.done[mailMode](person.email), (failure) => toFieldError(form, failure));
    if (reply !== 'failed') onDone();
  }

  return (
    <Form onSubmit={() => void submit()}>
      <FormHint>{words.hints[mailMode]}</FormHint>
      <PersonFields control={form.control} usernameHint={words.usernameHint} />
      <RoleCheckboxes
        options={options}
        chosen={chosen}
        problem={isChecked && problem !== null ? copy.roles[problem] : null}
        onChange={setChosen}
      />
      <FormHint>{kind.words.createHint}</FormHint>
      <FormNotice notice={notice} />
      <FormActions>
        <SubmitButton isBusy={isBusy}>{words.submits[mailMode]}</SubmitButton>
      </FormActions>
    </Form>
  );
}
