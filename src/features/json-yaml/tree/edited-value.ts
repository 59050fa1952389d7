import type { JsonTool, TreeEdit } from '../../../bridges/json-bridge.ts';
import type { TreeItem } from '../model/tree-branch.ts';
import { formatJson } from '../value/format-json.ts';

/** `text`: the content of a string. `json`: a value as it is written. */
export type ValueForm = 'text' | 'json';

/** A row as the form for it has it. */
export interface EditedValue {
  readonly isNew: boolean;
  /** The name of a member; null for an item, and for a name that is too long for the form. */
  readonly name: string | null;
  readonly form: ValueForm;
  readonly text: string;
}

/** A longer value is edited in the text. */
export const EDITED_VALUE_BYTES = 64 << 10;

/** Half of a pair, which is no text: the string is edited as it is written. */
const LONE_SURROGATE = /\\u[dD][89a-fA-F]/;

export const NEW_ITEM: EditedValue = { isNew: true, name: null, form: 'text', text: '' };
export const NEW_MEMBER: EditedValue = { ...NEW_ITEM, name: '' };

/** Reads a value for the form. @throws `json-too-large` above `EDITED_VALUE_BYTES`. */
export async function readEditedValue(tool: JsonTool, documentId: number, item: TreeItem): Promise<EditedValue> {
  const written = await (await tool.getTreeValue(documentId, item.start, EDITED_VALUE_BYTES)).text();
  const name = item.key === null || item.isKeyClipped ? null : String(JSON.parse(`"${item.key}"`));
  const isText = item.kind === 'string' && !LONE_SURROGATE.test(written);
  return isText
    ? { isNew: false, name, form: 'text', text: String(JSON.parse(written)) }
    : { isNew: false, name, form: 'json', text: written };
}

/** The value as JSON; null when it is none. */
export async function toJson(tool: JsonTool, { form, text }: EditedValue): Promise<string | null> {
  if (form === 'text') return JSON.stringify(text);
  if (!/^\s*[{[]/.test(text)) return isJson(text) ? text.trim() : null;
  const written = await formatJson(tool, text);
  return written === null ? null : (await written.text()).trimEnd();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The edits that lead from one state of the form to another. `json` is the value as JSON. */
export function listEdits(before: EditedValue, after: EditedValue, json: string): readonly TreeEdit[] {
  const edits: TreeEdit[] = [];
  if (after.name !== null && after.name !== before.name) edits.push({ kind: 'key', key: after.name });
  if (after.text !== before.text || after.form !== before.form) edits.push({ kind: 'value', text: json });
  return edits;
}

/** `busy`: an edit is under way, or the tree shows a result before it. */
export type EditOutcome = 'done' | 'key-taken' | 'busy' | 'failed';

/** Edits of the result that a tree shows. */
export interface TreeEditing {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Call when an edit is likely to follow. */
  prepare(): void;
  /** `trail`: the index of the child at each level. */
  apply(documentId: number, trail: readonly number[], edits: readonly TreeEdit[]): Promise<EditOutcome>;
  step(step: 'undo' | 'redo'): void;
}
