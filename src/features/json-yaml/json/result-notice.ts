import type { JsonResult } from '../../../bridges/json-bridge.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy } from './copy.ts';
import type { JsonAction, JsonNotice, ToolName } from './json-state.ts';

/** The notice that is shown with a result. */
export function toResultNotice(action: JsonAction | ToolName, result: JsonResult): JsonNotice {
  const { repair, changes, doubt = null, records = null } = result;
  if (repair !== null) return { kind: 'repaired', repair };
  if (changes !== undefined || doubt !== null) return { kind: 'rewritten', action, changes: changes ?? [], doubt };
  if (records !== null) return { kind: 'success', text: copy.rewriting.listed(formatCount(records)) };
  return { kind: 'success', text: copy.done[action] };
}
