import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isComposing } from '../../../shared/ime.ts';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { copy } from './copy.ts';
import type { EditedValue, ValueForm } from './edited-value.ts';

interface EditDialogProps {
  /** The edited row; null while the dialog is closed. */
  readonly value: EditedValue | null;
  /** Resolves to the words of a problem; null when it was done. */
  readonly onSubmit: (value: EditedValue) => Promise<{ readonly at: 'name' | 'text'; readonly words: string } | null>;
  readonly onClose: () => void;
}

const words = copy.edit;
const FORMS: readonly ValueForm[] = ['text', 'json'];

/** A form for the name and the value of a row, or of a new one. */
export function EditDialog({ value, onSubmit, onClose }: EditDialogProps) {
  // While it closes, the dialog keeps its content.
  const [shown, setShown] = useState(value);
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState<Awaited<ReturnType<EditDialogProps['onSubmit']>>>(null);
  if (value !== null && value !== shown) {
    setShown(value);
    setDraft(value);
    setProblem(null);
  }
  const change = (part: Partial<EditedValue>) => {
    setProblem(null);
    setDraft((before) => before && { ...before, ...part });
  };
  const submit = () => {
    if (draft !== null) void onSubmit(draft).then((found) => (found === null ? onClose() : setProblem(found)));
  };
  return (
    <FormDialog
      isOpen={value !== null}
      title={draft?.isNew === true ? words.addTitle : words.title}
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="contained" type="submit" form="json-tree-edit">
            {draft?.isNew === true ? words.add : words.save}
          </Button>
        </>
      }
    >
      <form
        id="json-tree-edit"
        style={{ display: 'grid', gap: 16, paddingTop: 8 }}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
          event.preventDefault();
          submit();
        }}
      >
        {draft !== null && draft.name !== null && (
          <TextField
            label={words.name}
            value={draft.name}
            autoFocus={draft.isNew}
            error={problem?.at === 'name'}
            helperText={problem?.at === 'name' && problem.words}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
        {draft !== null && (
          <>
            <ChoiceChips
              label={words.form}
              value={draft.form}
              choices={FORMS}
              names={words.forms}
              onChange={(form) => change({ form })}
            />
            <TextField
              label={words.value}
              multiline
              minRows={2}
              maxRows={12}
              value={draft.text}
              autoFocus={!draft.isNew || draft.name === null}
              error={problem?.at === 'text'}
              helperText={problem?.at === 'text' ? problem.words : words.hints[draft.form]}
              slotProps={{ htmlInput: { spellCheck: false } }}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => change({ text: target.value })}
            />
          </>
        )}
      </form>
    </FormDialog>
  );
}
