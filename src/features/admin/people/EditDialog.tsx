import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { normalizeEmailCode } from '../../../core/auth/email-code.ts';
import type { PersonDetails } from '../../../core/contracts/admin-people.ts';
import { errorFieldOf } from '../../../core/contracts/error-codes.ts';
import { z } from '../../../core/schema.ts';
import { CodeRow } from '../../../shared/account-forms/CodeRow.tsx';
import { copy as accountCopy } from '../../../shared/account-forms/copy.ts';
import { checkLoginCode } from '../../../shared/account-forms/model/account-rules.ts';
import { useCodeSender } from '../../../shared/account-forms/use-code-sender.ts';
import { describeFailure, type Failure } from '../../../shared/api/failure.ts';
import { confirm } from '../../../shared/confirm/confirm.ts';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { showToast } from '../../../shared/toast-store.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { callAdmin } from '../api/call-admin.ts';
import { readPresent, toConflictNotice } from '../api/conflict.ts';
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

function checkTypedCode(text: string): string | null {
  const problem = checkLoginCode(text);
  return problem === null ? null : accountCopy.problems[problem];
}

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
  // What the account was when the dialog was opened, or what somebody else has made of it since.
  const [before, setBefore] = useState({ email: person.email, username: person.username });
  const form = useForm<PersonValues>({ defaultValues: before });
  const [email = '', username = ''] = useWatch({ control: form.control, name: ['email', 'username'] });
  const changed = toEditRequest({ email, username }, before);
  const codeForm = useForm({ defaultValues: { emailCode: '' } });
  const sender = useCodeSender('newAddress', email, (address, ticket) =>
    callAdmin(kind.calls.sendAddressCode, { params: { id: person.id }, body: { email: address, ticket } }),
  );
  const { save, notice, showNotice, isBusy } = usePeopleSaving(kind.calls.edit, words.failed, (id) =>
    id === person.id ? person.username : undefined,
  );
  useUnsavedWork(Object.keys(changed).length > 0 ? words.unsaved : null);

  async function submit() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    if (changed.email !== undefined && !(await codeForm.trigger('emailCode', { shouldFocus: true }))) return;
    const body = toEditRequest(form.getValues(), before);
    if (Object.keys(body).length === 0) {
      showToast(words.unchanged);
      return onDone();
    }
    if (body.email !== undefined && !(await askForAddress(body.email))) return;
    const done = words.done(body.username ?? person.username);
    const proof =
      body.email === undefined
        ? {}
        : { emailCode: normalizeEmailCode(codeForm.getValues('emailCode')), ticket: sender.ticket };
    const request = { params: { id: person.id }, body: { ...body, ...proof, expected: before } };
    const reply = await save(request, done, (failure) =>
      [showConflict, showCodeProblem, (each: Failure) => toFieldError(form, each)].some((show) => show(failure)),
    );
    if (reply === 'failed') return;
    if (body.email !== undefined) sender.noteUsed();
    onDone();
  }

  /** Both states. Fields that the visitor has not touched show the present one. */
  function showConflict(failure: Failure): boolean {
    const present = readPresent(failure, z.object({ email: z.string(), username: z.string() }));
    if (present === null) return false;
    const yours = form.getValues();
    setBefore(present);
    form.reset(present, { keepDirtyValues: true });
    showNotice(toConflictNotice(words.both(present), words.both(yours)));
    return true;
  }

  function showCodeProblem(failure: Failure): boolean {
    if (errorFieldOf(failure.code) !== 'code') return false;
    sender.dismissNotice();
    if (failure.code === 'CODE_ATTEMPTS_EXCEEDED') sender.noteUsed();
    codeForm.setError('emailCode', { message: describeFailure(failure, words.failed) }, { shouldFocus: true });
    return true;
  }

  async function sendCode() {
    codeForm.clearErrors();
    if (!(await form.trigger('email', { shouldFocus: true })) || !(await sender.send())) return;
    codeForm.setFocus('emailCode');
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
      {changed.email !== undefined && (
        <>
          <FormHint>{words.addressHint}</FormHint>
          <CodeRow
            control={codeForm.control}
            name="emailCode"
            check={checkTypedCode}
            sender={sender}
            onSend={() => void sendCode()}
          />
        </>
      )}
      <FormNotice notice={notice} />
      <FormActions>
        <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
