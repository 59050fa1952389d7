import { rowAfterKey } from '../model/list-keys.ts';
import { hasChildren, type RowPlace } from '../model/tree-rows.ts';
import type { JsonTree } from './json-tree.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Applies a key to the tree; false for a key without a meaning there. */
export function applyTreeKey(tree: JsonTree, press: KeyPress, pageRows: number): boolean {
  const rows = tree.rows();
  if (rows === null || press.altKey || press.ctrlKey || press.metaKey) return false;
  const place = tree.selected();
  const { item, isOpen } = rows.row(place);
  const canUnfold = item !== null && hasChildren(item);
  const go = (row: number | null) => {
    const [next] = row === null ? [] : rows.rows(row, 1);
    if (next !== undefined) tree.select({ parent: next.parent, index: next.index });
    return row !== null;
  };
  const rowAfter = (key: string) => rowAfterKey(key, rows.rowNumber(place), rows.rowCount(), pageRows);
  if (press.shiftKey && press.key !== '*') return false;
  switch (press.key) {
    case 'ArrowRight':
      if (isOpen) return go(rowAfter('ArrowDown'));
      if (canUnfold) tree.unfold(place);
      return true;
    case 'ArrowLeft':
      if (isOpen) tree.fold(place);
      else selectParent(tree, place);
      return true;
    case 'Enter':
    case ' ':
      if (isOpen) tree.fold(place);
      else if (canUnfold) tree.unfold(place);
      return true;
    case '*':
      void tree.unfoldSiblings(place);
      return true;
    default:
      return go(rowAfter(press.key));
  }
}

function selectParent(tree: JsonTree, { parent }: RowPlace): void {
  if (parent === null) return;
  tree.select({ parent: parent.parent, index: parent.parent === null ? 0 : parent.item.index });
}
