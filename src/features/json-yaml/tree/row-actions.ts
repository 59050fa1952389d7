import type { JsonTool, TreeEdit } from '../../../bridges/json-bridge.ts';
import type { TreeItem } from '../model/tree-branch.ts';
import { hasChildren, type Row } from '../model/tree-rows.ts';
import { viewerStore } from '../value/viewer-store.ts';
import type { copy } from './copy.ts';
import type { JsonTree } from './json-tree.ts';
import { copyJson, copyPath, copyValue } from './tree-actions.ts';

/** Edits of the selected row. */
export interface RowEditing {
  /** Opens the form for its name and value. */
  open(): void;
  /** Opens the form for a new value, behind the row or within it. */
  add(isWithin: boolean): void;
  /** The root stays as it is. */
  run(edit: TreeEdit): void;
}

/** A row with its value, which is fetched, and the document that it is of. */
export type SelectedRow = Row & { readonly item: TreeItem; readonly documentId: number };

/** What an action of a row may use. */
export interface RowActionContext {
  readonly tool: JsonTool;
  readonly tree: JsonTree;
  readonly row: SelectedRow;
  /** Null where the result is not edited. */
  readonly edit: RowEditing | null;
  /** Shows the line of the selected value in the text. */
  readonly showLine: () => void;
  /** Makes a value a result of its own. */
  readonly extract: (item: TreeItem) => void;
  /** Shows a success beside the toolbar. */
  readonly showSuccess: (words: string) => void;
}

type RowActionGroup = 'copy' | 'edit' | 'show' | 'unfold' | 'use';

/** An entry of the menu of a row. */
export interface RowAction {
  readonly id: keyof typeof copy.menu;
  /** The keys that do the same. */
  readonly keys?: string;
  /** Whether the entry is of use for a row; always by default. */
  readonly applies?: (row: SelectedRow) => boolean;
  run(context: RowActionContext): void;
}

const hasParent: RowAction['applies'] = ({ parent }) => parent !== null;

/** The start of a string that may hold an object or array as JSON. */
const NESTED_START = /^"(?:\s|\\[nrt])*[[{]/;

/** The entries of the menu, in order. A further entry is added at the end. */
export const ROW_ACTIONS: Readonly<Record<RowActionGroup, readonly RowAction[]>> = {
  copy: [
    { id: 'copyValue', keys: 'Ctrl+C', run: ({ tool, tree, showSuccess }) => void copyValue(tool, tree, showSuccess) },
    {
      id: 'copyJson',
      // The text of any other value is JSON already.
      applies: ({ item }) => item.kind === 'string',
      run: ({ tool, tree, showSuccess }) => void copyJson(tool, tree, showSuccess),
    },
    { id: 'copyPath', keys: 'Alt+C', run: ({ tree, showSuccess }) => void copyPath(tree, showSuccess) },
    { id: 'copyDotPath', run: ({ tree, showSuccess }) => void copyPath(tree, showSuccess, 'dots') },
  ],
  edit: [
    { id: 'edit', keys: 'F2', run: ({ edit }) => edit?.open() },
    { id: 'addBehind', keys: 'Insert', applies: hasParent, run: ({ edit }) => edit?.add(false) },
    {
      id: 'addWithin',
      applies: ({ item }) => item.kind === 'object' || item.kind === 'array',
      run: ({ edit }) => edit?.add(true),
    },
    { id: 'duplicate', applies: hasParent, run: ({ edit }) => edit?.run({ kind: 'duplicate' }) },
    {
      id: 'moveUp',
      keys: 'Alt+↑',
      applies: ({ parent, index }) => parent !== null && index > 0,
      run: ({ edit }) => edit?.run({ kind: 'move', by: -1 }),
    },
    {
      id: 'moveDown',
      keys: 'Alt+↓',
      applies: ({ parent, index }) => parent !== null && index + 1 !== parent.childCount,
      run: ({ edit }) => edit?.run({ kind: 'move', by: 1 }),
    },
    { id: 'remove', keys: 'Delete', applies: hasParent, run: ({ edit }) => edit?.run({ kind: 'remove' }) },
  ],
  show: [
    { id: 'viewValue', keys: 'Alt+V', run: () => viewerStore.getState().open() },
    { id: 'showLine', run: ({ showLine }) => showLine() },
  ],
  unfold: [
    { id: 'unfoldAll', applies: ({ item }) => hasChildren(item), run: ({ tree, row }) => void tree.unfoldAll(row) },
    { id: 'fold', applies: ({ isOpen }) => isOpen, run: ({ tree, row }) => tree.fold(row) },
  ],
  use: [
    {
      id: 'extract',
      applies: ({ item, parent }) => hasChildren(item) && parent !== null,
      run: ({ row, extract }) => extract(row.item),
    },
    {
      id: 'extractNested',
      applies: ({ item }) => item.kind === 'string' && NESTED_START.test(item.text),
      run: ({ row, extract }) => extract(row.item),
    },
  ],
};
