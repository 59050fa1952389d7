import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { PERMISSION_CALLS, type Permission } from '../../../core/contracts/admin-roles.ts';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { copy as shared } from '../../../shared/copy.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormField } from '../../../shared/forms/FormField.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { useAdmin } from '../access/admin-context.ts';
import { useChangeForm } from '../api/use-change-form.ts';
import { toThrownNotice } from '../codes/failure-words.ts';
import { toLabel } from '../codes/label-check.ts';
import { describeCodeLabelProblem, describeCodeProblem, toCode } from './code-field-checks.ts';
import { copy } from './copy.ts';

interface CreateCodeDialogProps {
  readonly isOpen: boolean;
  readonly permissions: readonly Permission[];
  readonly onClose: () => void;
}

const words = copy.create;

/** Creates a permission code. */
export function CreateCodeDialog({ isOpen, permissions, onClose }: CreateCodeDialogProps) {
  const close = useAskedClose(words.unsaved, onClose);
  return (
    <FormDialog isOpen={isOpen} title={words.title} onClose={close}>
      {isOpen && <CreateForm permissions={permissions} onCancel={close} onClose={onClose} />}
    </FormDialog>
  );
}

interface CreateFormProps extends Pick<CreateCodeDialogProps, 'permissions' | 'onClose'> {
  readonly onCancel: () => void;
}

function CreateForm({ permissions, onCancel, onClose }: CreateFormProps) {
  const { isSuperAdmin } = useAdmin();
  const form = useForm({ defaultValues: { code: '', label: '' }, mode: 'onTouched' });
  const { save, notice, isBusy } = useChangeForm(PERMISSION_CALLS.create, [PERMISSION_CALLS.list.id], {
    done: words.done,
    toNotice: (error) => toThrownNotice(error, words.failed),
    form,
  });
  useUnsavedWork(form.formState.isDirty ? words.unsaved : null);

  async function submit() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    const { code, label } = form.getValues();
    if (await save({ body: { code: toCode(code), label: toLabel(label) } })) onClose();
  }

  return (
    <Form onSubmit={() => void submit()}>
      <FormHint>{words.purpose}</FormHint>
      <FormField
        control={form.control}
        name="code"
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        autoFocus
        narrow={toCode}
        check={(text) => describeCodeProblem(text, { permissions, isSuperAdmin })}
      />
      <FormField
        control={form.control}
        name="label"
        label={words.label}
        hint={words.labelHint}
        autoComplete="off"
        check={describeCodeLabelProblem}
      />
      <FormNotice notice={notice} />
      <FormActions>
        <Button onClick={onCancel}>{shared.cancel}</Button>
        <SubmitButton isBusy={isBusy}>{words.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
