import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { ROLE_CALLS, type Role } from '../../../core/contracts/admin-roles.ts';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { copy as shared } from '../../../shared/copy.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormField } from '../../../shared/forms/FormField.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { useChangeForm } from '../api/use-change-form.ts';
import { toThrownNotice } from '../codes/failure-words.ts';
import { toLabel } from '../codes/label-check.ts';
import { copy } from './copy.ts';
import { describeLabelProblem, describeNameProblem, toRoleName } from './role-field-checks.ts';

interface CreateRoleDialogProps {
  readonly isOpen: boolean;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  readonly onCreated: (name: string) => void;
}

const words = copy.create;

/** Creates a role without permissions; its matrix opens afterwards. */
export function CreateRoleDialog({ isOpen, onClose, ...rest }: CreateRoleDialogProps) {
  const close = useAskedClose(words.unsaved, onClose);
  return (
    <FormDialog isOpen={isOpen} title={words.title} onClose={close}>
      {isOpen && <CreateForm {...rest} onCancel={close} onClose={onClose} />}
    </FormDialog>
  );
}

type CreateFormProps = Omit<CreateRoleDialogProps, 'isOpen'> & { readonly onCancel: () => void };

function CreateForm({ roles, onCancel, onClose, onCreated }: CreateFormProps) {
  const form = useForm({ defaultValues: { name: '', label: '' }, mode: 'onTouched' });
  const { save, notice, isBusy } = useChangeForm(ROLE_CALLS.create, [ROLE_CALLS.list.id], {
    done: words.done,
    toNotice: (error) => toThrownNotice(error, words.failed),
    form,
  });
  useUnsavedWork(form.formState.isDirty ? words.unsaved : null);

  async function submit() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    const { name, label } = form.getValues();
    const body = { name: toRoleName(name.trim()), label: toLabel(label), permissions: [] };
    if (!(await save({ body }))) return;
    onClose();
    onCreated(body.name);
  }

  return (
    <Form onSubmit={() => void submit()}>
      <FormHint>{words.purpose}</FormHint>
      <FormField
        control={form.control}
        name="label"
        label={words.label}
        hint={words.labelHint}
        autoComplete="off"
        autoFocus
        check={(text) => describeLabelProblem(text, roles, null)}
      />
      <FormField
        control={form.control}
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        narrow={toRoleName}
        check={(text) => describeNameProblem(text, roles)}
      />
      <FormNotice notice={notice} />
      <FormActions>
        <Button onClick={onCancel}>{shared.cancel}</Button>
        <SubmitButton isBusy={isBusy}>{words.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
