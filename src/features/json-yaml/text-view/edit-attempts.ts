import { fileOf } from '../../../platform/file-read.ts';
import {
  comparePlaces,
  isEmptySelection,
  orderedEnds,
  TEXT_START,
  type TextSelection,
} from '../model/text-selection.ts';
import type { EditAttempt } from '../parts/input-actions.ts';
import { findTextEnd } from './cursor-moves.ts';
import type { TextSource } from './text-source.ts';

/** The attempt that a key makes; null for a key that changes no text. Space scrolls. */
export function toEditAttempt({ key, ctrlKey, metaKey, altKey }: KeyAttempt): EditAttempt | null {
  if (key === 'Delete' || key === 'Backspace') return { kind: 'delete' };
  if (ctrlKey || metaKey || altKey) return null;
  return key === 'Enter' || ([...key].length === 1 && key !== ' ') ? { kind: 'type' } : null;
}

type KeyAttempt = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a paste would insert; null for nothing. */
export function toPasteAttempt(transfer: DataTransfer): EditAttempt | null {
  const source = fileOf(transfer) ?? transfer.getData('text/plain');
  return source === '' ? null : { kind: 'paste', source };
}

/** Whether a selection is the whole text. */
export async function isWholeText(text: TextSource, selection: TextSelection | null): Promise<boolean> {
  if (selection === null || isEmptySelection(selection)) return false;
  const [from, to] = orderedEnds(selection);
  return comparePlaces(from, TEXT_START) === 0 && comparePlaces(to, await findTextEnd(text)) === 0;
}
