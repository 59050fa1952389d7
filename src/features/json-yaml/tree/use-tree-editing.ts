import { type KeyboardEvent, useState } from 'react';
import type { JsonTool, TreeEdit } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { hasChildren, type RowPlace } from '../model/tree-rows.ts';
import { copy } from './copy.ts';
import {
  EDITED_VALUE_BYTES,
  type EditedValue,
  listEdits,
  NEW_ITEM,
  NEW_MEMBER,
  readEditedValue,
  type TreeEditing,
  toJson,
} from './edited-value.ts';
import type { JsonTree } from './json-tree.ts';
import type { RowActionContext, RowEditing } from './row-actions.ts';

const words = copy.edit;

interface EditingOptions {
  readonly tool: JsonTool;
  readonly tree: JsonTree;
  /** The selected row; null while it is fetched. */
  readonly row: RowActionContext['row'] | null;
  /** Null where the result is not edited. */
  readonly editing: TreeEditing | null;
}

/** What the form is open for. */
interface Target {
  readonly trail: readonly number[];
  readonly documentId: number;
  readonly value: EditedValue;
  /** Null for the value itself; else whether a new one stands within it. */
  readonly isWithin: boolean | null;
}

/** Edits the selected row of a tree: by its menu, by keys, and in a form. */
export function useTreeEditing({ tool, tree, row, editing }: EditingOptions) {
  const [target, setTarget] = useState<Target | null>(null);

  const apply = async (trail: readonly number[], edits: readonly TreeEdit[], documentId = tree.documentId) => {
    if (edits.length === 0) return 'done';
    // The form stays open with its text.
    return editing === null ? 'failed' : editing.apply(documentId, trail, edits);
  };

  const openForm = (selected: RowActionContext['row']) => {
    editing?.prepare();
    readEditedValue(tool, tree.documentId, selected.item).then(
      (value) => setTarget({ trail: toTrail(selected), documentId: tree.documentId, value, isWithin: null }),
      (error) => {
        const isTooLarge = error instanceof AppError && error.code === 'json-too-large';
        showToast(isTooLarge ? words.tooLarge(formatSize(EDITED_VALUE_BYTES)) : words.unread, { severity: 'warning' });
      },
    );
  };

  const openNew = (selected: RowActionContext['row'], isWithin: boolean) => {
    const holder = isWithin ? selected.item : selected.parent?.item;
    if (holder === undefined) return;
    editing?.prepare();
    const value = holder.kind === 'object' ? NEW_MEMBER : NEW_ITEM;
    setTarget({ trail: toTrail(selected), documentId: tree.documentId, value, isWithin });
  };

  const run = (selected: RowActionContext['row'], edit: TreeEdit) => {
    const { parent, index } = selected;
    if (parent === null) return;
    // Members are found again by their name, items by their place.
    const to = edit.kind === 'move' && parent.item.kind === 'array' ? index + edit.by : index;
    if (to < 0 || to === parent.childCount) return;
    tree.select({ parent, index: to });
    void apply(toTrail(selected), [edit]).then((outcome) => {
      if (outcome !== 'done') tree.select({ parent, index });
    });
  };

  const commands: RowEditing | null =
    editing === null || row === null
      ? null
      : {
          open: () => openForm(row),
          add: (isWithin) => openNew(row, isWithin),
          run: (edit) => run(row, edit),
        };

  async function submit(value: EditedValue) {
    if (target === null) return null;
    const json = await toJson(tool, value);
    if (json === null) return { at: 'text', words: words.notJson } as const;
    const { isWithin, trail, documentId } = target;
    const edits: readonly TreeEdit[] =
      isWithin === null
        ? listEdits(target.value, value, json)
        : [{ kind: 'insert', isWithin, key: value.name, text: json }];
    const outcome = await apply(trail, edits, documentId);
    if (outcome === 'done') return null;
    if (outcome === 'key-taken') return { at: 'name', words: words.keyTaken } as const;
    return { at: 'text', words: outcome === 'busy' ? words.busy : words.failed } as const;
  }

  return {
    commands,
    form: { value: target?.value ?? null, onSubmit: submit, onClose: () => setTarget(null) },
    /** @returns whether the key belongs to editing. */
    applyKey(event: KeyboardEvent): boolean {
      if (editing === null) return false;
      const { key, altKey, shiftKey } = event;
      const hasCommand = event.ctrlKey || event.metaKey;
      const letter = key.toLowerCase();
      if (hasCommand && !altKey && (letter === 'z' || letter === 'y')) {
        editing.step(shiftKey || letter === 'y' ? 'redo' : 'undo');
        return true;
      }
      if (commands === null || row === null || hasCommand || shiftKey) return false;
      const isMove = altKey && (key === 'ArrowUp' || key === 'ArrowDown');
      if (isMove) commands.run({ kind: 'move', by: key === 'ArrowUp' ? -1 : 1 });
      else if (altKey) return false;
      else if (key === 'F2' || (key === 'Enter' && !hasChildren(row.item))) commands.open();
      else if (key === 'Delete') commands.run({ kind: 'remove' });
      else if (key === 'Insert') commands.add(row.parent === null);
      else return false;
      return true;
    },
  };
}

/** The index of the child at each level, from the root to a row. */
function toTrail({ parent, index }: RowPlace): readonly number[] {
  if (parent === null) return [];
  const trail = [index];
  for (let branch = parent; branch.parent !== null; branch = branch.parent) trail.unshift(branch.item.index);
  return trail;
}
