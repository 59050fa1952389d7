import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ErrorField } from '../../../core/contracts/error-codes.ts';
import { inWords } from '../../../shared/account-forms/check-in-words.ts';
import { showFailure } from '../../../shared/account-forms/code-step.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { checkUsername } from '../../../shared/account-forms/model/account-rules.ts';
import { ownAccountApi } from '../../../shared/api/own-account-api.ts';
import { Form, FormActions } from '../../../shared/forms/Form.tsx';
import { FormField } from '../../../shared/forms/FormField.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useStepForm } from '../../../shared/forms/use-step-form.ts';
import { callWithToken, sessionController } from '../../../shared/session/session.ts';
import { copy } from '../copy.ts';

interface RenameValues {
  readonly username: string;
}

const FIELDS: (keyof RenameValues)[][] = [['username']];
const ERROR_FIELDS: Readonly<Partial<Record<ErrorField, keyof RenameValues>>> = { username: 'username' };

/** Gives the user another name. */
export function RenameForm({ username }: RenameValues) {
  const text = copy.ownAccount;
  const form = useForm<RenameValues>({ defaultValues: { username } });
  const steps = useStepForm(form, FIELDS);
  const [current, setCurrent] = useState(username);

  // Another tab may have changed the name. A name that the user is typing stays.
  if (username !== current) {
    setCurrent(username);
    if (!form.formState.isDirty) form.reset({ username });
  }

  async function save(): Promise<void> {
    if ((await steps.checkStep()).length > 0) return;
    const typed = form.getValues('username').trim();
    await steps.run(
      () =>
        callWithToken(async (token) => {
          const user = await ownAccountApi.rename(token, typed);
          sessionController.confirm(token, user);
          return user;
        }),
      {
        onDone: (user) => {
          form.reset({ username: user.username });
          steps.showNotice({ severity: 'success', text: text.renamed });
        },
        onFailed: (failure) => showFailure(steps, ERROR_FIELDS, failure, text.renameFailed),
      },
    );
  }

  return (
    <Form onSubmit={() => void save()}>
      <FormField
        control={form.control}
        name="username"
        label={formCopy.fields.username}
        check={inWords(checkUsername)}
        autoComplete="nickname"
        hint={formCopy.fields.usernameHint}
      />
      <FormNotice notice={steps.notice} />
      <FormActions>
        <SubmitButton isBusy={steps.isBusy}>{text.rename}</SubmitButton>
      </FormActions>
    </Form>
  );
}
