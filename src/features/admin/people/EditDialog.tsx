import { useForm, useWatch } from 'react-hook-form';
import type { PersonDetails } from '../../../core/contracts/admin-people.ts';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { showToast } from '../../../shared/toast-store.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from './copy.ts';
import { type PersonValues, toEditRequest } from './model/person-form.ts';
import { PersonFields } from './PersonFields.tsx';
import type { PeopleKind } from './people-kind.ts';
import { toFieldError } from './to-field-error.ts';
import { usePeopleSaving } from './use-people-saving.ts';

interface EditDialogProps {
  readonly kind: PeopleKind;
  readonly person: PersonDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const words = copy.edit;

/** Name and address of one account. */
export function EditDialog({ kind, person, isOpen, onClose }: EditDialogProps) {
  const close = useAskedClose(words.unsaved, onClose);
  return (
    <FormDialog isOpen={isOpen} title={words.title(person.username)} onClose={close}>
      <EditForm kind={kind} person={person} onDone={onClose} />
    </FormDialog>
  );
}

function EditForm({
  kind,
  person,
  onDone,
}: Pick<EditDialogProps, 'kind' | 'person'> & { readonly onDone: () => void }) {
  const before = { email: person.email, username: person.username };
  const form = useForm<PersonValues>({ defaultValues: before });
  const [email = '', username = ''] = useWatch({ control: form.control, name: ['email', 'username'] });
  const changed = toEditRequest({ email, username }, before);
  const { save, notice, isBusy } = usePeopleSaving(kind.calls.edit, words.failed, (id) =>
    id === person.id ? person.username : undefined,
  );
  useUnsavedWork(Object.keys(changed).length > 0 ? words.unsaved : null);

  async function submit() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    const body = toEditRequest(form.getValues(), before);
    if (Object.keys(body).length === 0) {
      showToast(words.unchanged);
      return onDone();
    }
    if (body.email !== undefined && !(await askForAddress(body.email))) return;
    const done = words.done(body.username ?? person.username);
    const reply = await save({ params: { id: person.id }, body }, done, (failure) => toFieldError(form, failure));
    if (reply !== 'failed') onDone();
  }

  /** A wrong address would hand the account to somebody else. */
  function askForAddress(address: string): Promise<boolean> {
    return confirm({
      title: words.question(person),
      body: words.body(person.email, address),
      confirmLabel: words.confirm,
    });
  }

  return (
    <Form onSubmit={() => void submit()}>
      <FormHint>{words.hint}</FormHint>
      <PersonFields control={form.control} />
      {changed.email !== undefined && <FormHint>{words.addressHint}</FormHint>}
      <FormNotice notice={notice} />
      <FormActions>
        <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
