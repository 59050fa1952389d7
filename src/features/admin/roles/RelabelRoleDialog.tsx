import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ROLE_CALLS, type Role } from '../../../core/contracts/admin-roles.ts';
import { z } from '../../../core/schema.ts';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { copy as shared } from '../../../shared/copy.ts';
import { Form, FormActions } from '../../../shared/forms/Form.tsx';
import { FormField } from '../../../shared/forms/FormField.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { readConflict, toConflictNotice } from '../api/conflict.ts';
import { useChangeForm } from '../api/use-change-form.ts';
import { toThrownNotice } from '../codes/failure-words.ts';
import { toLabel } from '../codes/label-check.ts';
import { copy } from './copy.ts';
import { describeLabelProblem } from './role-field-checks.ts';

interface RelabelRoleDialogProps {
  readonly isOpen: boolean;
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

const words = copy.relabel;

/** Changes the label of a role. */
export function RelabelRoleDialog({ isOpen, onClose, ...rest }: RelabelRoleDialogProps) {
  const close = useAskedClose(words.unsaved, onClose);
  return (
    <FormDialog isOpen={isOpen} title={words.title} onClose={close}>
      {isOpen && <RelabelForm {...rest} onCancel={close} onClose={onClose} />}
    </FormDialog>
  );
}

type RelabelFormProps = Omit<RelabelRoleDialogProps, 'isOpen'> & { readonly onCancel: () => void };

function RelabelForm({ role, roles, onCancel, onClose }: RelabelFormProps) {
  const form = useForm({ defaultValues: { label: role.label }, mode: 'onTouched' });
  const [expected, setExpected] = useState(role.label);
  const { save, notice, isBusy } = useChangeForm(ROLE_CALLS.relabel, [ROLE_CALLS.list.id], {
    done: words.done,
    toNotice: (error) => {
      const present = readConflict(error, z.string());
      if (present === null) return toThrownNotice(error, copy.saveFailed);
      setExpected(present);
      return toConflictNotice(present, toLabel(form.getValues().label));
    },
    form,
  });
  useUnsavedWork(form.formState.isDirty ? words.unsaved : null);

  async function submit() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    const body = { label: toLabel(form.getValues().label), expected };
    if (await save({ params: { name: role.name }, body })) onClose();
  }

  return (
    <Form onSubmit={() => void submit()}>
      <FormField
        control={form.control}
        name="label"
        label={words.label}
        hint={words.hint(role.name)}
        autoComplete="off"
        autoFocus
        check={(text) => describeLabelProblem(text, roles, role.name)}
      />
      <FormNotice notice={notice} />
      <FormActions>
        <Button onClick={onCancel}>{shared.cancel}</Button>
        <SubmitButton isBusy={isBusy}>{words.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
