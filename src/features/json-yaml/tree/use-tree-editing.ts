import { type KeyboardEvent, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { JsonTool } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { hasChildren, type RowPlace } from '../model/tree-rows.ts';
import { copy } from './copy.ts';
import {
  EDITED_VALUE_BYTES,
  type EditedValue,
  NEW_ITEM,
  NEW_MEMBER,
  readEditedValue,
  type TreeEditing,
} from './edited-value.ts';
import type { JsonTree } from './json-tree.ts';
import type { RowEditing, SelectedRow } from './row-actions.ts';
import type { EditForm } from './TreeEditForm.tsx';

const words = copy.edit;

interface EditingOptions {
  readonly tool: JsonTool;
  readonly tree: JsonTree;
  /** The selected row; null while it is fetched. */
  readonly row: SelectedRow | null;
  /** Null where the result is not edited. */
  readonly editing: TreeEditing | null;
}

/** Edits the selected row of a tree: by its menu, by keys, and in a form. */
export function useTreeEditing(options: EditingOptions) {
  const { tool, tree, row, editing } = options;
  // A store: only the form itself is drawn when it opens and closes.
  const [form] = useState<EditForm>(() => createStore(() => ({ target: null })));
  const commands = useMemo(
    () => (editing === null || row === null ? null : createCommands({ tool, tree, row, editing, form })),
    [tool, tree, row, editing, form],
  );
  return {
    commands,
    form,
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

type Known<Options> = { readonly [Name in keyof Options]: NonNullable<Options[Name]> };

function createCommands({ tool, tree, row, editing, form }: Known<EditingOptions> & { form: EditForm }): RowEditing {
  const trail = toTrail(row);
  const show = (value: EditedValue, isWithin: boolean | null) =>
    form.setState({ target: { trail, documentId: row.documentId, value, isWithin } });
  return {
    open() {
      editing.prepare();
      readEditedValue(tool, row.documentId, row.item).then(
        (value) => show(value, null),
        (error) => {
          const isTooLarge = error instanceof AppError && error.code === 'json-too-large';
          const told = isTooLarge ? words.tooLarge(formatSize(EDITED_VALUE_BYTES)) : words.unread;
          showToast(told, { severity: 'warning' });
        },
      );
    },
    add(isWithin) {
      const holder = isWithin ? row.item : row.parent?.item;
      if (holder === undefined) return;
      editing.prepare();
      show(holder.kind === 'object' ? NEW_MEMBER : NEW_ITEM, isWithin);
    },
    run(edit) {
      const { parent, index } = row;
      if (parent === null) return;
      // Members are found again by their name, items by their place.
      const to = edit.kind === 'move' && parent.item.kind === 'array' ? index + edit.by : index;
      if (to < 0 || to === parent.childCount) return;
      tree.select({ parent, index: to });
      void editing.apply(row.documentId, trail, [edit]).then((outcome) => {
        if (outcome !== 'done') tree.select({ parent, index });
      });
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
