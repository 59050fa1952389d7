import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../shared/ime.ts';

/** Whether a key press makes the result the input: Ctrl or ⌘ with Shift and Enter. */
export function isResultKey(event: KeyboardEvent): boolean {
  const isShortcut = event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey) && !event.altKey;
  return isShortcut && !isComposing(event);
}
