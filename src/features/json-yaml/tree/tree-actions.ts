import type { TreeApi } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { COPIED_BYTES } from '../constants.ts';
import { copy } from './copy.ts';
import type { JsonTree } from './json-tree.ts';

/** Copies the JSONPath of the selected value. */
export async function copyPath(tree: JsonTree, showSuccess: (words: string) => void): Promise<void> {
  const { place } = tree.store.getState();
  if (place !== null) await put(Promise.resolve(new Blob([place.path])), copy.path.pathCopied, showSuccess);
}

/** Copies the whole text of the selected value. */
export async function copyValue(tool: TreeApi, tree: JsonTree, showSuccess: (words: string) => void): Promise<void> {
  const item = tree.rows()?.row(tree.selected()).item ?? null;
  if (item === null) return;
  await put(tool.getTreeValue(tree.documentId, item.start, COPIED_BYTES), copy.path.valueCopied, showSuccess);
}

async function put(text: Promise<Blob>, done: string, showSuccess: (words: string) => void): Promise<void> {
  try {
    // Awaiting the text as well keeps its error distinct from one of the clipboard.
    await Promise.all([text, writeClipboard(text)]);
    showSuccess(done);
  } catch (error) {
    const isTooLarge = error instanceof AppError && error.code === 'json-too-large';
    const words = isTooLarge ? copy.path.tooLarge(formatSize(COPIED_BYTES)) : copy.path.failed;
    showToast(words, { severity: isTooLarge ? 'warning' : 'error' });
  }
}
