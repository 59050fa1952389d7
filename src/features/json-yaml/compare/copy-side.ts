import type { JsonDifference } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { COPIED_BYTES } from '../constants.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { CompareResult, CompareSide } from './compare-state.ts';
import { copy } from './copy.ts';

/** Copies a value as JSON, and says so. Call from a user gesture. */
export async function copySide(
  { tool, showSuccess }: Pick<JsonController, 'tool' | 'showSuccess'>,
  result: CompareResult,
  difference: JsonDifference,
  side: CompareSide,
): Promise<void> {
  const { offset } = difference[side];
  if (offset === null) return;
  const words = copy.actions;
  const text = tool.getTreeValue(result[side].document.id, offset, COPIED_BYTES);
  try {
    // Awaiting the text as well keeps its error distinct from one of the clipboard.
    await Promise.all([text, writeClipboard(text)]);
    showSuccess(words.copied);
  } catch (error) {
    const isTooLarge = error instanceof AppError && error.code === 'json-too-large';
    const message = isTooLarge ? words.copyTooLarge(formatSize(COPIED_BYTES)) : words.copyFailed;
    showToast(message, { severity: isTooLarge ? 'warning' : 'error' });
  }
}
