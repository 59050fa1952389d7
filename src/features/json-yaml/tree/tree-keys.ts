import { hasChildren, type RowPlace } from '../model/tree-rows.ts';
import type { JsonTree } from './json-tree.ts';

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Applies a key to the tree; false for a key without a meaning there. */
export function applyTreeKey(tree: JsonTree, press: KeyPress, pageRows: number): boolean {
  const rows = tree.rows();
  if (rows === null || press.altKey || press.ctrlKey || press.metaKey) return false;
  const place = tree.selected();
  const { item, isOpen } = rows.row(place);
  const canUnfold = item !== null && hasChildren(item);
  const go = (row: number) => {
    const [next] = rows.rows(Math.min(Math.max(row, 0), rows.rowCount() - 1), 1);
    if (next !== undefined) tree.select({ parent: next.parent, index: next.index });
    return true;
  };
  const number = rows.rowNumber(place);
  if (press.shiftKey && press.key !== '*') return false;
  switch (press.key) {
    case 'ArrowDown':
      return go(number + 1);
    case 'ArrowUp':
      return go(number - 1);
    case 'PageDown':
      return go(number + pageRows);
    case 'PageUp':
      return go(number - pageRows);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.rowCount() - 1);
    case 'ArrowRight':
      if (isOpen) return go(number + 1);
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
      return false;
  }
}

function selectParent(tree: JsonTree, { parent }: RowPlace): void {
  if (parent === null) return;
  tree.select({ parent: parent.parent, index: parent.parent === null ? 0 : parent.item.index });
}
