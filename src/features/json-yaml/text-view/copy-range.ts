import { writeClipboard } from '../../../platform/clipboard.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { COPIED_BYTES } from '../constants.ts';
import { formatCount } from '../model/quantity-text.ts';
import { countSelectedLines, orderedEnds, type TextSelection } from '../model/text-selection.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { copy } from './copy.ts';
import type { TextSource } from './text-source.ts';

/**
 * Copies the selected text, also where it is folded or out of view, and says so. Call from a user gesture.
 * @returns whether it was copied.
 */
export async function copyRange(text: TextSource, selection: TextSelection): Promise<boolean> {
  const [from, to] = orderedEnds(selection);
  let tooLargeBytes = 0;
  const blob = text.getRange(from, to).then((range) => {
    if (range.size <= COPIED_BYTES) return range;
    tooLargeBytes = range.size;
    throw new RangeError('Too long for the clipboard');
  });
  try {
    await writeClipboard(blob);
    showToast(copy.selection.copied(formatCount(countSelectedLines(selection))), { severity: 'success' });
    return true;
  } catch {
    if (tooLargeBytes > 0) {
      showToast(sharedCopy.notices.copyTooLarge(formatSize(tooLargeBytes)), { severity: 'warning' });
    } else showToast(sharedCopy.notices.copyFailed, { severity: 'error' });
    return false;
  }
}
