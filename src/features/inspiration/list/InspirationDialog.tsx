import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { Form, FormActions } from '../../../shared/forms/Form.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { INSPIRATION_STATUSES } from '../constants.ts';
import type { Inspiration } from '../model/records.ts';
import { isSameRow } from '../model/row-change.ts';
import { TitleField } from '../parts/TitleField.tsx';
import { copy } from '../words.ts';

interface InspirationValues {
  readonly title: string;
  readonly content: string;
  readonly status: string;
}

interface InspirationDialogProps {
  /** `create`, the goal to edit, or null while closed. */
  readonly target: 'create' | Inspiration | null;
  readonly onClose: () => void;
  /** Resolves to false when saving failed: the dialog then stays open with its text. */
  readonly onSave: (values: InspirationValues) => Promise<boolean>;
}

const words = copy.dialog;

/** Creates or edits a goal. */
export function InspirationDialog({ target, onClose, onSave }: InspirationDialogProps) {
  const isCreating = target === 'create';
  const askAndClose = useAskedClose(words.unsaved, onClose);
  return (
    <FormDialog
      isOpen={target !== null}
      title={isCreating || target === null ? words.create : words.edit}
      width="sm"
      onClose={askAndClose}
    >
      {target !== null && (
        <InspirationForm
          inspiration={isCreating ? null : target}
          onCancel={askAndClose}
          onSaved={onClose}
          onSave={onSave}
        />
      )}
    </FormDialog>
  );
}

interface InspirationFormProps extends Pick<InspirationDialogProps, 'onSave'> {
  readonly inspiration: Inspiration | null;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

function InspirationForm({ inspiration, onCancel, onSaved, onSave }: InspirationFormProps) {
  const [initial] = useState<InspirationValues>({
    title: inspiration?.title ?? '',
    content: inspiration?.content ?? '',
    status: inspiration?.status ?? 'active',
  });
  const [values, setValues] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  useUnsavedWork(isSameRow(values, initial) ? null : words.unsaved);
  const save = async () => {
    if (values.title.trim() === '') return setMissing(true);
    setSaving(true);
    if (await onSave({ ...values, title: values.title.trim() })) onSaved();
    else setSaving(false);
  };
  return (
    <Form onSubmit={() => void save()}>
      <TitleField
        label={words.title}
        value={values.title}
        problem={isMissing ? words.titleMissing : null}
        onChange={(title) => {
          setValues({ ...values, title });
          setMissing(false);
        }}
      />
      <TextField
        label={words.content}
        placeholder={words.contentHint}
        value={values.content}
        multiline
        minRows={3}
        maxRows={10}
        onChange={({ target }) => setValues({ ...values, content: target.value })}
        sx={{ mb: 1 }}
      />
      {inspiration !== null && (
        <SelectField
          label={words.status}
          value={values.status}
          options={INSPIRATION_STATUSES.map((value) => ({ value, label: copy.inspirationStatuses[value] }))}
          onChange={(status) => setValues({ ...values, status })}
        />
      )}
      <FormActions>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="contained" className="main" disabled={isSaving}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  );
}
