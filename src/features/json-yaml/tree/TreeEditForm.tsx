import { memo } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { JsonTool, TreeEdit } from '../../../bridges/json-bridge.ts';
import { copy } from './copy.ts';
import { EditDialog } from './EditDialog.tsx';
import { type EditedValue, listEdits, type TreeEditing, toJson } from './edited-value.ts';

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
