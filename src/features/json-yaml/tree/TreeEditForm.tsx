import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { JsonTool, TreeEdit } from '../../../bridges/json-bridge.ts';
import { isComposing } from '../../../shared/ime.ts';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { copy } from './copy.ts';
import { type EditedValue, listEdits, type TreeEditing, toJson, type ValueForm } from './edited-value.ts';

const words = copy.edit;

/** What the form is open for. */
interface EditTarget {
  readonly trail: readonly number[];
  readonly documentId: number;
  readonly value: EditedValue;
  /** Null for the value itself; else whether a new one stands within it. */
  readonly isWithin: boolean | null;
}

/** Null while the form is closed. */
export type EditForm = StoreApi<{ readonly target: EditTarget | null }>;

interface TreeEditFormProps {
  readonly tool: JsonTool;
  readonly form: EditForm;
  /** Null where the result is not edited. */
  readonly editing: TreeEditing | null;
}

/** The form for a value of a tree. It stays open with its text until the edit is done. */
export const TreeEditForm = memo(function TreeEditForm({ tool, form, editing }: TreeEditFormProps) {
  const target = useStore(form, (state) => state.target);

  async function submit(value: EditedValue) {
    if (target === null) return null;
    const json = await toJson(tool, value);
    if (json === null) return { at: 'text', words: words.notJson } as const;
    const { isWithin, trail, documentId } = target;
    const edits: readonly TreeEdit[] =
      isWithin === null
        ? listEdits(target.value, value, json)
        : [{ kind: 'insert', isWithin, key: value.name, text: json }];
    if (edits.length === 0) return null;
    const outcome = editing === null ? 'failed' : await editing.apply(documentId, trail, edits);
    if (outcome === 'done') return null;
    if (outcome === 'key-taken') return { at: 'name', words: words.keyTaken } as const;
    return { at: 'text', words: outcome === 'busy' ? words.busy : words.failed } as const;
  }

  return <EditDialog value={target?.value ?? null} onSubmit={submit} onClose={() => form.setState({ target: null })} />;
});

interface EditDialogProps {
  /** The edited row; null while the dialog is closed. */
  readonly value: EditedValue | null;
  /** Resolves to the words of a problem; null when it was done. */
  readonly onSubmit: (value: EditedValue) => Promise<{ readonly at: 'name' | 'text'; readonly words: string } | null>;
  readonly onClose: () => void;
}

const FORMS: readonly ValueForm[] = ['text', 'json'];

/** A form for the name and the value of a row, or of a new one. */
function EditDialog({ value, onSubmit, onClose }: EditDialogProps) {
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
