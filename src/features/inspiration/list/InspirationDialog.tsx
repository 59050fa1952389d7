import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Form, FormActions } from '../../../shared/forms/Form.tsx';
import { isComposing } from '../../../shared/ime.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { INSPIRATION_STATUSES } from '../constants.ts';
import { copy } from '../copy.ts';
import type { Inspiration } from '../model/records.ts';

export interface InspirationValues {
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
  return (
    <FormDialog
      isOpen={target !== null}
      title={isCreating || target === null ? words.create : words.edit}
      width="sm"
      onClose={onClose}
    >
      {target !== null && (
        <InspirationForm inspiration={isCreating ? null : target} onClose={onClose} onSave={onSave} />
      )}
    </FormDialog>
  );
}

interface InspirationFormProps extends Pick<InspirationDialogProps, 'onClose' | 'onSave'> {
  readonly inspiration: Inspiration | null;
}

function InspirationForm({ inspiration, onClose, onSave }: InspirationFormProps) {
  const [values, setValues] = useState<InspirationValues>({
    title: inspiration?.title ?? '',
    content: inspiration?.content ?? '',
    status: inspiration?.status ?? 'active',
  });
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isChanged = values.title !== (inspiration?.title ?? '') || values.content !== (inspiration?.content ?? '');
  useUnsavedWork(isChanged ? words.unsaved : null);
  const save = async () => {
    if (values.title.trim() === '') return setMissing(true);
    setSaving(true);
    if (await onSave({ ...values, title: values.title.trim() })) onClose();
    else setSaving(false);
  };
  return (
    <Form onSubmit={() => void save()}>
      <TextField
        autoFocus
        label={words.title}
        value={values.title}
        error={isMissing}
        helperText={isMissing ? words.titleMissing : ' '}
        onChange={({ target }) => {
          setValues({ ...values, title: target.value });
          if (target.value.trim() !== '') setMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        }}
        sx={{ mt: 1 }}
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
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="contained" className="main" disabled={isSaving}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  );
}
